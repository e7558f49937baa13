"use strict";
// Draws a board of Gundam War.
function all(board) {
  const found = new Map();
  const add = (card) => { found.set(card.id, card); (card.set || []).forEach(add); };
  board.players.forEach((p) => p.disposition.forEach(add));
  Object.values(board.areas).flat().forEach((squad) => squad.cards.forEach(add));
  return found;
}

function card(c, seat, other) {
  const plain = (one) => JSON.stringify({ ...one, set: (one.set || []).map((s) => s.id) });
  const changed = other && plain(c) !== plain(other.get(c.id) || {});
  const box = make("div", `card of${seat}${c.rolled ? " rolled" : ""}${c.destroyed ? " destroyed" : ""}${changed ? " changed" : ""}`);
  box.append(make("span", "name", c.name));
  if (c.stats) box.append(make("span", "stats", " " + c.stats.join("/")));
  const notes = [];
  if (c.coins) notes.push(...c.coins.map(([name, n]) => `${n} ${name}`));
  if (c.keywords) notes.push(...Object.entries(c.keywords).map(([k, n]) => (n > 1 ? `${k} ${n}` : k)));
  if (notes.length) box.append(make("span", "more", notes.join(", ")));
  if (c.damage) box.append(make("span", "more bad", `${"●".repeat(Math.min(c.damage, 12))} ${c.damage}${c.stats ? " / " + c.stats[2] : ""}`));
  if (c.set) {
    const under = make("div", "under");
    c.set.forEach((s) => under.append(card(s, seat, other)));
    box.append(under);
  }
  return box;
}

function side(board, seat, other, others) {
  const p = board.players[seat];
  const box = make("div", `side p${seat}`);
  box.append(make("h3", "", p.name));
  const piles = make("div", "piles");
  const pile = (key, n, was) => {
    const one = make("span", was !== undefined && was !== n ? "changed" : "", word(key) + " ");
    one.append(make("b", "", n));
    piles.append(one);
  };
  const total = (power) => Object.values(power).reduce((a, b) => a + b, 0);
  for (const key of ["nation", "hand", "junkyard", "lost", "hangar", "removed"]) {
    const was = other ? other.players[seat][key].count : undefined;
    if (p[key].count || was || key === "nation" || key === "hand") pile(key, p[key].count, was);
  }
  pile("power", total(p.power), other ? total(other.players[seat].power) : undefined);
  if (p.points) pile("points", p.points, other ? other.players[seat].points : undefined);
  p.coins.forEach(([name, n]) => pile(name, n));
  box.append(piles);
  const known = p.hand.cards.filter(Boolean);
  if (known.length) box.append(make("div", "hand", `${word("hand")}: ${known.join(", ")}`));
  const junk = p.junkyard.cards.filter(Boolean);
  if (junk.length) box.append(make("div", "hand", `${word("junkyard")}: ${junk.slice(0, 6).join(", ")}${junk.length > 6 ? " …" : ""}`));
  if (p.played.length) box.append(make("div", "hand", `${word("played")}: ${p.played.join(", ")}`));
  box.append(make("div", "zone", word("disposition")));
  const cards = make("div", "cards");
  p.disposition.forEach((c) => cards.append(card(c, seat, others)));
  box.append(cards);
  return box;
}

function draw(board, other) {
  const others = other ? all(other) : null;
  const areas = make("div", "areas");
  for (const [name, squads] of Object.entries(board.areas)) {
    const box = make("div", "area " + name);
    box.append(make("h4", "", word(name)));
    for (const squad of [...squads].reverse()) {
      if (!squad.cards.length) continue;
      const row = make("div", "squad");
      const seat = squad.player === "A" ? 0 : 1;
      const facts = [squad.player];
      if (squad.head) facts.push(`${word("head")} ${squad.head}`);
      if (squad.engaged) facts.push(word("engaged"));
      row.append(make("div", "zone", facts.join(" · ")));
      const cards = make("div", "cards");
      squad.cards.forEach((c) => cards.append(card(c, seat, others)));
      row.append(cards);
      box.append(row);
    }
    areas.append(box);
  }
  return [side(board, 1, other, others), areas, side(board, 0, other, others)];
}
