"use strict";
// Draws a board of VISION.
function all(board) {
  const found = new Map();
  const add = (card) => { found.set(card.id, card); (card.set || []).forEach(add); };
  board.players.forEach((p) => p.field.forEach(add));
  return found;
}

function card(c, seat, other, battle) {
  const plain = (one) => JSON.stringify({ ...one, set: (one.set || []).map((s) => s.id) });
  const changed = other && plain(c) !== plain(other.get(c.id) || {});
  const removed = (c.status || []).length ? " destroyed" : "";
  const box = make("div", `card of${seat}${c.asleep ? " rolled" : ""}${removed}${changed ? " changed" : ""}`);
  box.append(make("span", "name", c.face_down ? `${c.face || "?"} (${word("face down")})` : c.name));
  if (c.character) box.append(make("span", "stats", ` ${c.attack}/${c.endurance}`));
  const notes = (c.status || []).map(word);
  if (battle && battle.attacker === c.name) notes.push(word("attacker"));
  if (battle && battle.defender === c.name) notes.push(word("defender"));
  if (c.marks) notes.push(...c.marks.map(([name, n]) => `${n} ${name}`));
  if (c.keywords) notes.push(...Object.entries(c.keywords).map(([k, n]) => (n ? `${k} ${n}` : k)));
  if (notes.length) box.append(make("span", "more", notes.join(", ")));
  if (c.damage) box.append(make("span", "more bad", `${"●".repeat(Math.min(c.damage, 12))} ${c.damage}${c.character ? " / " + c.endurance : ""}`));
  if (c.set) {
    const under = make("div", "under");
    c.set.forEach((s) => under.append(card(s, seat, other, null)));
    box.append(under);
  }
  return box;
}

function side(board, seat, other, others) {
  const p = board.players[seat];
  const was = other ? other.players[seat] : null;
  const box = make("div", `side p${seat}`);
  box.append(make("h3", "", p.name));
  const piles = make("div", "piles");
  const pile = (key, n, before) => {
    const one = make("span", before !== null && before !== n ? "changed" : "", word(key) + " ");
    one.append(make("b", "", n));
    piles.append(one);
  };
  pile("life", p.life, was && was.life);
  for (const key of ["deck", "hand", "underworld", "exclusion"]) {
    const before = was && was[key].count;
    if (p[key].count || before || key === "deck" || key === "hand") pile(key, p[key].count, before);
  }
  const nodes = (q) => `${q.nodes.active} ${word("active")}, ${q.nodes.asleep} ${word("asleep")}`;
  pile("nodes", nodes(p), was && nodes(was));
  box.append(piles);
  const known = p.hand.cards.filter(Boolean);
  if (known.length) box.append(make("div", "hand", `${word("hand")}: ${known.join(", ")}`));
  const gone = p.underworld.cards.filter(Boolean);
  if (gone.length) box.append(make("div", "hand", `${word("underworld")}: ${gone.slice(0, 6).join(", ")}${gone.length > 6 ? " …" : ""}`));
  if (p.play.length) box.append(make("div", "hand", `${word("play")}: ${p.play.join(", ")}`));
  box.append(make("div", "zone", word("field")));
  const cards = make("div", "cards");
  p.field.forEach((c) => cards.append(card(c, seat, others, board.battle)));
  box.append(cards);
  return box;
}

function draw(board, other) {
  const others = other ? all(other) : null;
  return [side(board, 1, other, others), side(board, 0, other, others)];
}
