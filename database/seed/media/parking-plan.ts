// Parking spaces while basement 2 is closed, drawn without words, for both languages.

const rows = (x: number, y: number, count: number, fill: string): string =>
  Array.from(
    { length: count },
    (_, place) => `<rect x="${x + place * 46}" y="${y}" width="38" height="74" rx="6" fill="${fill}" />`,
  ).join("");

const tree = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="26" fill="#0b5d54" /><circle cx="${x}" cy="${y}" r="10" fill="#073e39" />`;

/** Draws the yard, the building and the path between them: an SVG of 1200 by 675 units. */
export const parkingPlan = (): string => `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675" width="1200" height="675">
  <rect width="1200" height="675" fill="#f4eee2" />
  <rect x="0" y="560" width="1200" height="115" fill="#cfc6b4" />
  <path d="M0 617 H1200" stroke="#f4eee2" stroke-width="6" stroke-dasharray="44 30" />
  <rect x="90" y="110" width="430" height="330" rx="18" fill="#e2d7c1" stroke="#0b5d54" stroke-width="6" />
  <rect x="150" y="170" width="310" height="210" rx="10" fill="#0b5d54" />
  ${rows(178, 238, 6, "#efb64b")}
  <rect x="690" y="70" width="440" height="400" rx="18" fill="#fbf8f1" stroke="#c77e06" stroke-width="6" />
  ${rows(722, 110, 8, "#c77e06")}${rows(722, 206, 8, "#c77e06")}
  ${rows(722, 302, 8, "#d9cdb6")}${rows(722, 386, 8, "#d9cdb6")}
  ${tree(640, 120)}${tree(640, 220)}${tree(640, 380)}
  <path d="M700 510 C600 520 600 470 520 470 L300 470 L300 440" fill="none" stroke="#c9683c" stroke-width="12"
    stroke-linecap="round" stroke-dasharray="2 26" />
  <circle cx="700" cy="510" r="20" fill="#c9683c" /><circle cx="300" cy="440" r="20" fill="#c9683c" />
</svg>`;
