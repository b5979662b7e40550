import { color, mix } from "./color.ts";
import { createRandom, type Random } from "./random.ts";
import { starPolygon } from "./star.ts";
import {
  circle,
  group,
  height,
  linearGradient,
  lines,
  path,
  picture,
  type Point,
  radialGradient,
  rect,
  wash,
  width,
} from "./svg.ts";

const cloths = [
  "#0b5d54",
  "#073e39",
  "#14776a",
  "#9c4326",
  "#c9683c",
  "#c77e06",
  "#e3b35c",
  "#ecd9b0",
  "#1b2c52",
  "#3f3a78",
  "#5a2a22",
] as const;

type Spine = { left: number; wide: number; tall: number; cloth: string; foot: number };

/** The back of a book: rounded by light, with raised bands and an ornament in gold or, on pale cloth, in teal. */
function spine(random: Random, { left, wide, tall, cloth, foot }: Spine): string[] {
  const top = foot - tall;
  const pale = cloth === "#ecd9b0" || cloth === "#e3b35c";
  const ink = pale ? color.deep : "#eec271";
  const middle = left + wide / 2;
  const parts = [rect(left, top, wide, tall, { fill: cloth, rx: 3 })];
  const style = random.whole(0, 4);
  const band = (y: number, thick: number, opacity = 0.85): string => rect(left, y, wide, thick, { fill: ink, opacity });
  if (style === 0) {
    for (const at of [0.1, 0.13, 0.84, 0.87]) parts.push(band(top + tall * at, 3));
    parts.push(path(lines(starPolygon([middle, top + tall * 0.3], 8, 2, wide * 0.32), true), { fill: ink }));
  } else if (style === 1) {
    parts.push(rect(left, top + tall * 0.16, wide, tall * 0.2, { fill: mix(cloth, color.ink, 0.4) }));
    parts.push(band(top + tall * 0.16, 2), band(top + tall * 0.36, 2), band(top + tall * 0.9, 5));
    const diamond: Point[] = [
      [middle, top + tall * 0.21],
      [middle + wide * 0.2, top + tall * 0.26],
      [middle, top + tall * 0.31],
      [middle - wide * 0.2, top + tall * 0.26],
    ];
    parts.push(path(lines(diamond, true), { fill: ink }));
  } else if (style === 2) {
    for (let i = 1; i < 6; i++) parts.push(band(top + (tall * i) / 6, 4, 0.6));
  } else if (style === 3) {
    parts.push(
      rect(left + wide * 0.24, top + tall * 0.12, wide * 0.52, tall * 0.62, {
        fill: "none",
        stroke: ink,
        "stroke-width": 1.6,
        rx: wide * 0.26,
      }),
    );
    parts.push(circle([middle, top + tall * 0.84], wide * 0.13, { fill: ink }));
    parts.push(path(lines(starPolygon([middle, top + tall * 0.3], 8, 3, wide * 0.2), true), { fill: ink }));
  } else {
    parts.push(band(top + tall * 0.08, 8, 0.7), band(top + tall * 0.88, 8, 0.7));
  }
  parts.push(rect(left, top, wide, tall, { fill: "url(#round)", rx: 3 }));
  return parts;
}

/** Books side by side from `from` to `to`, in waves of height, with occasional leaning books and gaps. */
function row(random: Random, foot: number, low: number, high: number, gap: readonly [number, number]): string[] {
  const parts: string[] = [];
  let last = "";
  for (let x = -14; x < width;) {
    if (x > gap[0] && x < gap[1]) {
      x = gap[1];
      continue;
    }
    const wide = random.whole(26, 58);
    const swell = 0.5 + 0.5 * Math.sin(x / 150 + foot);
    const tall = low + (high - low) * (0.35 * random.between(0, 1) + 0.65 * swell);
    let cloth = random.pick(cloths);
    while (cloth === last) cloth = random.pick(cloths);
    last = cloth;
    const nearGap = x + wide > gap[0] && x < gap[0];
    // The last book before the gap leans back against its neighbour.
    const left = nearGap ? x + tall * Math.sin(Math.PI / 20) : x;
    const drawn = spine(random, { left, wide, tall, cloth, foot });
    parts.push(nearGap ? group({ transform: `rotate(-9 ${Math.round(left)} ${foot})` }, drawn) : drawn.join(""));
    x += wide + 1.5;
  }
  return parts;
}

/** The brass star globe in the gap of the shelf. */
function globe(centre: Point, foot: number): string[] {
  const [x, y] = centre;
  const stand = lines(
    [
      [x - 46, foot],
      [x - 12, foot - 22],
      [x - 7, y + 88],
      [x + 7, y + 88],
      [x + 12, foot - 22],
      [x + 46, foot],
    ],
    true,
  );
  const gold = { fill: "none", stroke: "url(#brass)" };
  return [
    circle(centre, 190, { fill: "url(#lamp)" }),
    path(stand, { fill: "url(#brass)" }),
    circle(centre, 84, { fill: "#0a4640" }),
    circle(centre, 84, { fill: "url(#ball)" }),
    ...[28, 62].map(
      (rx) =>
        `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="84" fill="none" stroke="#eec271" stroke-width="1.4" opacity="0.55"/>`,
    ),
    path(
      lines([
        [x - 84, y],
        [x + 84, y],
      ]) +
        lines([
          [x - 71, y - 44],
          [x + 71, y - 44],
        ]) +
        lines([
          [x - 71, y + 44],
          [x + 71, y + 44],
        ]),
      { ...gold, "stroke-width": 1.4, opacity: 0.6 },
    ),
    path(lines(starPolygon(centre, 8, 2, 40, Math.PI / 8), true), { fill: "#f3cf86" }),
    path(lines(starPolygon(centre, 8, 3, 22, Math.PI / 8), true), { fill: "#0a4640" }),
    circle(centre, 94, { ...gold, "stroke-width": 7 }),
  ];
}

/** Draws shelves of books; the upper one in lamplight, the lower one in the shade. */
export function drawBooks(): string {
  const random = createRandom(1001);
  const shelf = (y: number): string[] => [
    rect(0, y, width, 26, { fill: "url(#wood)" }),
    rect(0, y, width, 3, { fill: "#f0c27d", opacity: 0.7 }),
    rect(0, y + 26, width, 46, { fill: "#03100f", opacity: 0.55 }),
  ];
  return picture(
    [
      linearGradient("back", { from: [0, 0], to: [0, height] }, [
        [0, "#0c4b46"],
        [0.6, "#08322f"],
        [1, "#041a19"],
      ]),
      `<linearGradient id="round"><stop offset="0" stop-color="#000" stop-opacity="0.42"/><stop offset="0.28" stop-color="#fff" stop-opacity="0.16"/><stop offset="0.6" stop-color="#000" stop-opacity="0.02"/><stop offset="1" stop-color="#000" stop-opacity="0.46"/></linearGradient>`,
      `<linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a3683a"/><stop offset="1" stop-color="#4d2a1a"/></linearGradient>`,
      linearGradient("eaves", { from: [0, 0], to: [0, 72] }, [
        [0, "#03100f", 0.7],
        [1, "#03100f", 0],
      ]),
      linearGradient("brass", { from: [700, 0], to: [900, 0] }, [
        [0, "#8a5a1c"],
        [0.4, "#f6d48a"],
        [1, "#8f5f20"],
      ]),
      radialGradient("ball", [772, 300], 130, [
        [0, "#8fe0cb", 0.6],
        [0.5, "#1c7f70", 0.25],
        [1, "#021312", 0.7],
      ]),
      radialGradient("lamp", [800, 360], 190, [
        [0, "#ffe2a0", 0.75],
        [1, "#ffe2a0", 0],
      ]),
      radialGradient("light", [800, 280], 900, [
        [0, "#ffe6b0", 0.26],
        [0.5, "#ffe6b0", 0.03],
        [1, color.ink, 0.5],
      ]),
      linearGradient("dusk", { from: [0, 520], to: [0, height] }, [
        [0, "#03110f", 0.15],
        [0.3, "#03110f", 0.62],
        [1, "#03110f", 0.88],
      ]),
    ],
    [
      wash("url(#back)"),
      rect(0, 0, width, 72, { fill: "url(#eaves)" }),
      ...row(random, 538, 250, 440, [672, 930]),
      ...globe([800, 360], 538),
      ...shelf(538),
      ...row(random, 940, 230, 330, [2000, 2001]),
      wash("url(#light)"),
      rect(0, 564, width, height - 564, { fill: "url(#dusk)" }),
    ],
  );
}
