import { color, mix } from "./color.ts";
import { starPolygon } from "./star.ts";
import {
  below,
  circle,
  clip,
  curve,
  height,
  linearGradient,
  lines,
  path,
  picture,
  type Point,
  radialGradient,
  wash,
} from "./svg.ts";

const sun: Point = [985, 372];

type Dune = {
  /** The outline against the background, left to right. */
  outline: Point[];
  /** From the peak down: the sharp edge between the lit and the shaded face. */
  edge: Point[];
  lit: string;
  shade: string;
  /** Height of the outline's peak and the depth of the light. */
  from: number;
  to: number;
};

const range: Dune[] = [
  {
    outline: [
      [-40, 470],
      [180, 436],
      [420, 462],
      [640, 424],
      [860, 458],
      [1130, 418],
      [1380, 456],
      [1640, 428],
    ],
    edge: [
      [1130, 418],
      [1126, 440],
      [1156, 468],
      [1150, 540],
    ],
    lit: "#d99a6c",
    shade: "#a8605a",
    from: 420,
    to: 560,
  },
  {
    outline: [
      [-40, 520],
      [120, 500],
      [330, 430],
      [470, 398],
      [600, 446],
      [800, 505],
      [1050, 520],
      [1640, 490],
    ],
    edge: [
      [470, 398],
      [466, 432],
      [498, 474],
      [512, 524],
      [572, 578],
      [610, 680],
    ],
    lit: "#d8894f",
    shade: "#8f4538",
    from: 400,
    to: 640,
  },
  {
    outline: [
      [-40, 600],
      [300, 590],
      [640, 560],
      [930, 500],
      [1120, 452],
      [1240, 436],
      [1380, 480],
      [1640, 560],
    ],
    edge: [
      [1240, 436],
      [1222, 476],
      [1240, 526],
      [1214, 586],
      [1236, 660],
      [1220, 780],
    ],
    lit: "#c97538",
    shade: "#6f3029",
    from: 440,
    to: 720,
  },
  {
    outline: [
      [-40, 560],
      [140, 530],
      [300, 548],
      [520, 612],
      [800, 668],
      [1100, 660],
      [1400, 628],
      [1640, 640],
    ],
    edge: [
      [140, 530],
      [158, 580],
      [222, 634],
      [250, 706],
      [330, 790],
      [370, 920],
    ],
    lit: "#9d522c",
    shade: "#4a2224",
    from: 540,
    to: 820,
  },
  {
    outline: [
      [-40, 800],
      [260, 772],
      [560, 742],
      [900, 706],
      [1160, 690],
      [1340, 716],
      [1640, 790],
    ],
    edge: [
      [1160, 690],
      [1136, 736],
      [1148, 800],
      [1112, 920],
    ],
    lit: "#5f3128",
    shade: "#2a1a22",
    from: 690,
    to: 900,
  },
];

/** The part of a dune right of its edge, in the shade. */
function shadedFace({ outline, edge }: Dune): string {
  const peak = edge[0];
  const foot = edge.at(-1);
  if (!peak || !foot) return "";
  const rest = outline.filter(([x]) => x > peak[0]);
  const back: Point[] = [[1640, height], foot];
  return `${curve([peak, ...rest])}${lines(back).replace("M", "L")}${curve(edge.toReversed(), "L")}Z`;
}

/** Wind ripples: the repeated outline, sinking and flattening. */
function ripples({ outline }: Dune, count: number, gap: number): string {
  return Array.from({ length: count }, (_, i) =>
    curve(outline.map(([x, y]): Point => [x + 26 * i, y + 12 + i * gap + Math.sin(x / 47 + i * 1.3) * 3])),
  ).join("");
}

/** Two eight-point stars around the sun, each touching a circle of the halo. */
function starPolygons(): string {
  return [214, 290].map((radius, i) => lines(starPolygon(sun, 8, 2 + i, radius, -Math.PI / 2), true)).join("");
}

/** Draws ridged dunes, one behind the other, under a low sun. */
export function drawDunes(): string {
  const definitions: string[] = [];
  const body: string[] = [];
  range.forEach((dune, i) => {
    definitions.push(
      linearGradient(`lit${i}`, { from: [0, dune.from], to: [0, dune.to] }, [
        [0, mix(dune.lit, "#ffdf9e", 0.42 - i * 0.06)],
        [0.35, dune.lit],
        [1, mix(dune.shade, color.umber, 0.35)],
      ]),
      linearGradient(`shade${i}`, { from: [0, dune.from], to: [0, dune.to + 60] }, [
        [0, dune.shade],
        [1, mix(dune.shade, color.night, 0.55)],
      ]),
      clip(`face${i}`, below(dune.outline)),
    );
    body.push(
      path(below(dune.outline), { fill: `url(#lit${i})` }),
      path(ripples(dune, 9, 11 + i * 3), {
        fill: "none",
        stroke: "#ffe3ab",
        "stroke-width": 1.1,
        opacity: 0.16 - i * 0.022,
        "clip-path": `url(#face${i})`,
      }),
      path(shadedFace(dune), { fill: `url(#shade${i})` }),
      path(curve(dune.edge), { fill: "none", stroke: "#ffd795", "stroke-width": 1.6, opacity: 0.5 - i * 0.08 }),
      path(curve(dune.outline), { fill: "none", stroke: "#ffe7b8", "stroke-width": 1.5, opacity: 0.5 - i * 0.1 }),
    );
  });
  const halo = [
    ...[150, 214, 290].map((radius, i) =>
      circle(sun, radius, { fill: "none", stroke: "#fff0cf", "stroke-width": 1.3, opacity: 0.42 - i * 0.1 }),
    ),
    path(starPolygons(), { fill: "none", stroke: "#fff0cf", "stroke-width": 1.2, opacity: 0.3 }),
  ];
  return picture(
    [
      linearGradient("sky", { from: [0, 0], to: [0, 470] }, [
        [0, "#0f4f58"],
        [0.4, "#5f9c92"],
        [0.68, "#e0b883"],
        [0.85, "#f0a65a"],
        [1, "#e58a4b"],
      ]),
      radialGradient("glow", sun, 620, [
        [0, "#fff0c4", 0.9],
        [0.2, "#ffd98f", 0.5],
        [0.55, "#ffc070", 0.16],
        [1, "#ffc070", 0],
      ]),
      radialGradient("disc", [sun[0] - 20, sun[1] - 30], 150, [
        [0, "#fffbe8"],
        [1, "#ffdf95"],
      ]),
      linearGradient("dusk", { from: [0, 520], to: [0, height] }, [
        [0, color.ink, 0],
        [1, color.ink, 0.4],
      ]),
      ...definitions,
    ],
    [
      wash("url(#sky)"),
      wash("url(#glow)"),
      ...halo,
      circle(sun, 96, { fill: "url(#disc)" }),
      ...body,
      wash("url(#glow)", { opacity: 0.28 }),
      wash("url(#dusk)"),
    ],
  );
}
