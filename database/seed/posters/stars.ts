import { color } from "./color.ts";
import { createRandom, type Random } from "./random.ts";
import { polar, starPolygon } from "./star.ts";
import {
  below,
  circle,
  curve,
  discs,
  linearGradient,
  lines,
  path,
  picture,
  type Point,
  radialGradient,
  wash,
  width,
} from "./svg.ts";

const pole: Point = [800, 330];

/** A constellation: its stars, and the joined pairs. */
type Figure = { stars: Point[]; joints: [number, number][] };

const figures: Figure[] = [
  {
    stars: [
      [150, 150],
      [236, 214],
      [318, 196],
      [402, 262],
      [372, 356],
      [268, 372],
      [222, 300],
    ],
    joints: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 1],
    ],
  },
  {
    stars: [
      [1216, 92],
      [1290, 168],
      [1382, 148],
      [1462, 226],
      [1398, 306],
      [1300, 268],
    ],
    joints: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 1],
    ],
  },
  {
    stars: [
      [560, 96],
      [640, 62],
      [716, 128],
      [668, 196],
    ],
    joints: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
    ],
  },
  {
    stars: [
      [1050, 420],
      [1130, 468],
      [1226, 440],
      [1304, 486],
    ],
    joints: [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
  },
  {
    stars: [
      [390, 500],
      [470, 468],
      [548, 516],
      [640, 492],
    ],
    joints: [
      [0, 1],
      [1, 2],
      [2, 3],
    ],
  },
];

/** Rings of an astrolabe around the pole, with their graduations. */
function astrolabe(): string {
  let d = "";
  for (const [radius, marks, long] of [
    [150, 48, 8],
    [262, 72, 11],
    [400, 120, 14],
    [560, 144, 16],
  ] as const) {
    for (let i = 0; i < marks; i++) {
      const angle = (i * 2 * Math.PI) / marks;
      d += lines([polar(pole, radius, angle), polar(pole, radius + (i % 6 === 0 ? long * 1.8 : long), angle)]);
    }
  }
  return d;
}

/** Trails of stars around the pole. */
function trails(random: Random): string {
  return Array.from({ length: 46 }, () => {
    const radius = random.between(60, 860);
    const from = random.between(0, 2 * Math.PI);
    const sweep = random.between(0.08, 0.3);
    return curve(Array.from({ length: 6 }, (_, i) => polar(pole, radius, from + (sweep * i) / 5)));
  }).join("");
}

/** Draws a night sky over hills: star polygons as bright stars, constellations, and the rings of an astrolabe. */
export function drawStars(): string {
  const random = createRandom(8);
  const dust = (count: number, low: number, high: number): { at: Point; radius: number }[] =>
    Array.from({ length: count }, () => ({
      at: [random.between(0, width), random.between(0, 1) ** 1.25 * 720],
      radius: random.between(low, high),
    }));
  const river = Array.from({ length: 620 }, () => {
    const along = random.between(-0.05, 1.05);
    const aside = (random.between(-1, 1) + random.between(-1, 1) + random.between(-1, 1)) * 70;
    return { at: [along * width, 620 - along * 560 + aside] as Point, radius: random.between(0.5, 1.5) };
  });
  const joints = figures.flatMap(({ stars, joints: pairs }) =>
    pairs.map(([a, b]) => lines([stars[a] ?? pole, stars[b] ?? pole])),
  );
  const bright = figures.flatMap(({ stars }) =>
    stars.map((at) => ({ at, size: random.between(7, 13), sharp: random.whole(2, 3) })),
  );
  const hairline = { fill: "none", stroke: "url(#gold)" };
  return picture(
    [
      linearGradient("sky", { from: [0, 0], to: [0, 820] }, [
        [0, "#060d24"],
        [0.4, "#0d2348"],
        [0.72, "#12505f"],
        [1, "#2b8577"],
      ]),
      radialGradient("glow", pole, 520, [
        [0, "#9fd8e8", 0.4],
        [0.4, "#4a7fb0", 0.16],
        [1, "#4a7fb0", 0],
      ]),
      linearGradient("gold", { from: [0, 0], to: [0, 640] }, [
        [0, "#ffe2a3"],
        [0.6, "#d29a3a"],
        [1, "#d29a3a", 0],
      ]),
      linearGradient("hill", { from: [0, 640], to: [0, 900] }, [
        [0, "#0c3d45"],
        [1, "#05191f"],
      ]),
    ],
    [
      wash("url(#sky)"),
      wash("url(#glow)"),
      path(discs(river), { fill: "#bfe0ee", opacity: 0.34 }),
      path(discs(dust(420, 0.5, 1.3)), { fill: "#e6f3ff", opacity: 0.6 }),
      path(discs(dust(70, 1.4, 2.3)), { fill: "#fff4d8" }),
      path(trails(random), { fill: "none", stroke: "#bfe0ee", "stroke-width": 1, opacity: 0.2 }),
      path(astrolabe(), { ...hairline, "stroke-width": 1, opacity: 0.42 }),
      ...[150, 262, 400, 560].map((radius) => circle(pole, radius, { ...hairline, "stroke-width": 1.2, opacity: 0.5 })),
      path(lines(starPolygon(pole, 16, 6, 262, -Math.PI / 2), true), {
        ...hairline,
        "stroke-width": 1.2,
        opacity: 0.55,
      }),
      path(lines(Array.from({ length: 9 }, (_, i) => polar(pole, 150, (i * 3 * Math.PI) / 4 - Math.PI / 2))), {
        ...hairline,
        "stroke-width": 1.6,
        opacity: 0.85,
      }),
      path(lines(starPolygon(pole, 8, 3, 104, -Math.PI / 2), true), { fill: "#ffe9b8", opacity: 0.2 }),
      path(lines(starPolygon(pole, 8, 3, 72, -Math.PI / 2), true), { fill: "url(#gold)" }),
      path(lines(starPolygon(pole, 8, 2, 26, -Math.PI / 2), true), { fill: "#fffaf0" }),
      path(joints.join(""), { fill: "none", stroke: "#cfe9ee", "stroke-width": 1.2, opacity: 0.5 }),
      ...bright.flatMap(({ at, size, sharp }) => [
        circle(at, size * 1.7, { fill: "#9fd8e8", opacity: 0.1 }),
        path(lines(starPolygon(at, 8, sharp, size, -Math.PI / 2), true), {
          fill: sharp === 3 ? "#fff6e0" : color.amber,
        }),
      ]),
      path(
        below([
          [-40, 700],
          [200, 664],
          [430, 690],
          [700, 642],
          [980, 686],
          [1250, 650],
          [1640, 694],
        ]),
        { fill: "url(#hill)", opacity: 0.7 },
      ),
      path(
        below([
          [-40, 742],
          [300, 768],
          [640, 724],
          [1000, 772],
          [1340, 730],
          [1640, 764],
        ]),
        { fill: "url(#hill)" },
      ),
    ],
  );
}
