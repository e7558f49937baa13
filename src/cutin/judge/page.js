"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const steps = [...document.querySelectorAll(".step")];
let now = 0;

// Names of cards are only ever text.
function make(tag, name, text) {
  const found = document.createElement(tag);
  if (name) found.className = name;
  if (text !== undefined) found.textContent = text;
  return found;
}
const word = (key) => data.places[key] || key;

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

function show(id, state, old) {
  const place = document.getElementById("board" + id);
  document.getElementById("when" + id).textContent = state ? state.moment : "";
  place.replaceChildren();
  if (!state) return;
  const board = state.board;
  const other = old ? old.board : null;
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
  place.append(side(board, 1, other, others), areas, side(board, 0, other, others));
}

function stack(state) {
  const place = document.getElementById("stack");
  place.replaceChildren();
  if (!state.waiting.length) place.append(make("p", "what", data.none));
  for (const [what, items] of state.waiting) {
    const row = make("div", "items");
    row.append(make("span", "what", what + ":"));
    items.forEach((item, i) => row.append(make("span", "item" + (i === items.length - 1 ? " next" : ""), item)));
    place.append(row);
  }
}

// The step before: the last one that is no deeper in a "what if".
function previous(states, at) {
  let i = at - 1;
  while (i > 0 && states[i].aside > states[at].aside) i -= 1;
  return i >= 0 ? states[i] : null;
}

function go(to, scroll) {
  now = Math.max(0, Math.min(steps.length - 1, to));
  steps.forEach((s, i) => { s.classList.toggle("now", i === now); s.setAttribute("aria-current", i === now ? "step" : "false"); });
  const { case: number, step } = steps[now].dataset;
  const states = data.cases[+number];
  const state = states[+step];
  const before = previous(states, +step);
  show(0, before || state, null);
  show(1, state, before);
  stack(state);
  if (scroll) steps[now].scrollIntoView({ block: "nearest" });
  history.replaceState(null, "", "#" + steps[now].id);
}

steps.forEach((s, i) => {
  s.addEventListener("click", (e) => { if (!e.target.closest("details")) go(i, false); });
  s.addEventListener("focus", () => go(i, false));
});
document.addEventListener("keydown", (e) => {
  if (e.ctrlKey || e.metaKey || e.altKey) return;
  const moves = { ArrowRight: 1, ArrowDown: 1, j: 1, ArrowLeft: -1, ArrowUp: -1, k: -1 };
  if (e.key in moves) { e.preventDefault(); go(now + moves[e.key], true); }
  else if (e.key === "Home") { e.preventDefault(); go(0, true); }
  else if (e.key === "End") { e.preventDefault(); go(steps.length - 1, true); }
  else if (e.key === "r") {
    const rules = [...steps[now].querySelectorAll("details")];
    const open = rules.some((r) => !r.open);
    rules.forEach((r) => { r.open = open; });
  } else if (e.key === "t") shade();
});

function shade() {
  const root = document.documentElement;
  const dark = root.dataset.shade ? root.dataset.shade === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.shade = dark ? "light" : "dark";
}
document.getElementById("shade").addEventListener("click", shade);
const asked = steps.findIndex((s) => "#" + s.id === location.hash);
go(asked >= 0 ? asked : Math.min(1, steps.length - 1), asked >= 0);
