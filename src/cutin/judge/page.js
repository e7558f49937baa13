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
const word = (key) => data.words[key] || key;

function show(id, state, old) {
  const place = document.getElementById("board" + id);
  document.getElementById("when" + id).textContent = state ? state.moment : "";
  place.replaceChildren(...(state ? draw(state.board, old ? old.board : null) : []));
}

function stack(state) {
  const place = document.getElementById("stack");
  place.replaceChildren();
  if (!state.waiting.length) place.append(make("p", "what", data.none));
  for (const [what, items] of state.waiting) {
    const row = make("div", "items");
    row.append(make("span", "what", what + ":"));
    items.forEach((item, i) => row.append(make("span", "item" + (what === data.chain && i === items.length - 1 ? " next" : ""), item)));
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
