import { color, mix } from "./color.ts";
import { createRandom } from "./random.ts";
import { polar } from "./star.ts";
import {
  circle,
  curve,
  discs,
  height,
  linearGradient,
  lines,
  path,
  picture,
  type Point,
  radialGradient,
  wash,
  width,
} from "./svg.ts";

const sun: Point = [800, 430];
const horizon = 520;

type Palm = { foot: Point; tall: number; seed: number };

/** A frond: an arched rib, and leaflets hanging from both of its sides, shorter towards the tip. */
function frond(root: Point, angle: number, long: number, count: number): string {
  const outward = Math.cos(angle);
  const rib = (t: number): Point => {
    const [x, y] = polar(root, long * t, angle);
    return [x - outward * long * 0.08 * t * t, y + long * 0.62 * t * t * (0.35 + 0.65 * Math.abs(outward))];
  };
  const ribEdge = Array.from({ length: 9 }, (_, i) => rib(i / 8));
  const half = long * 0.008 + 0.5;
  let d = `${curve(ribEdge.map(([x, y]): Point => [x, y - half]))}${curve(ribEdge.map(([x, y]): Point => [x, y + half]).toReversed(), "L")}Z`;
  for (let i = 2; i <= count; i++) {
    const t = i / count;
    const at = rib(t);
    const next = rib(t + 0.02);
    const heading = Math.atan2(next[1] - at[1], next[0] - at[0]);
    const size = long * 0.25 * Math.sin(Math.PI * (0.16 + 0.8 * t)) ** 0.8;
    for (const side of [1, -1]) {
      const spread = heading + side * (0.95 - 0.5 * t);
      const tip = polar(at, size, spread);
      const drop: Point = [tip[0], tip[1] + size * 0.42];
      const base = polar(at, long * 0.012 + 0.7, heading);
      // All leaflets have the same orientation, or overlaps would be cut out.
      d += lines(side === 1 ? [at, base, drop] : [at, drop, base], true);
    }
  }
  return d;
}

/** One palm with its fronds moved by the breeze; `phase` runs from 0 to 1 and repeats without a jump. */
function palm(
  { foot, tall, seed }: Palm,
  phase: number,
): { trunk: string; edge: string; fronds: string[]; dates: string } {
  const random = createRandom(seed);
  const lean = random.between(-0.05, 0.05) * tall;
  const gust = (shift: number): number => Math.sin(2 * Math.PI * (phase + shift));
  const drift = tall * 0.006 * gust(foot[0] / 3200);
  const crown: Point = [foot[0] + lean + drift, foot[1] - tall];
  const thick = tall * 0.026;
  const spine = (side: number): Point[] => [
    [foot[0] + side * thick * 1.5, foot[1]],
    [foot[0] + lean * 0.2 + side * thick, foot[1] - tall * 0.4],
    [crown[0] + side * thick * 0.82, crown[1]],
  ];
  const trunk = `${curve(spine(-1))}${curve(spine(1).toReversed(), "L")}Z`;
  const fronds = Array.from({ length: 14 }, (_, i) => {
    const share = i / 13;
    const angle = -Math.PI * (1.12 - share * 1.24) + random.between(-0.06, 0.06);
    const long = tall * random.between(0.42, 0.54);
    return frond(crown, angle + 0.045 * gust(foot[0] / 3200 + share * 0.35), long, tall > 300 ? 30 : 20);
  });
  const clusters = Array.from({ length: 60 }, () => {
    const side = random.pick([-1, 1]);
    const t = random.between(0.2, 1);
    return {
      at: [
        crown[0] + side * tall * (0.05 + 0.035 * t) + random.between(-1, 1) * tall * 0.018,
        crown[1] + tall * (0.02 + 0.13 * t),
      ] as Point,
      radius: tall * 0.006,
    };
  });
  return { trunk, edge: curve(spine(foot[0] < width / 2 ? 1 : -1)), fronds, dates: discs(clusters) };
}

/** Palms on both sides of the walk, the nearest outermost. */
const rows = [0, 1, 2, 3, 4].map((row) => {
  const scale = 0.62 ** row;
  return { row, scale, aside: 80 + 590 * scale, foot: horizon + 18 + 330 * scale, tall: 70 + 640 * scale };
});

/** The long shadow of a trunk towards the viewer, away from the sun. */
function shadowOf(foot: number, aside: number, tall: number): string {
  const [x, half, long] = [width / 2 + aside, tall * 0.04, tall * 0.5];
  const drift = (aside * long) / (foot - horizon + 60);
  const far: Point[] = [
    [x + drift + half * 2, foot + long],
    [x + drift - half * 2, foot + long],
  ];
  return lines([[x - half, foot], [x + half, foot], ...far], true);
}

/** Draws a walk between palms towards the setting sun. `phase` (0 to 1) moves the fronds; 0 is the still. */
export function drawPalm(phase = 0): string {
  const body: string[] = [];
  const definitions: string[] = [];
  for (const { row, scale, aside, foot, tall } of rows.toReversed()) {
    const tone = mix("#0a2430", "#8a5a72", row / 5);
    const rim = mix("#15564f", "#c47f72", row / 5);
    definitions.push(
      linearGradient(`row${row}`, { from: [0, foot - tall * 1.3], to: [0, foot - tall * 0.6] }, [
        [0, rim],
        [1, tone],
      ]),
    );
    for (const side of [-1, 1]) {
      const grown = palm({ foot: [width / 2 + side * aside, foot], tall, seed: 40 + row * 7 + side }, phase);
      body.push(
        path(shadowOf(foot, side * aside, tall), { fill: "#0a1a28", opacity: 0.4 }),
        path(grown.trunk, { fill: tone }),
        path(grown.edge, { fill: "none", stroke: "#ffc98a", "stroke-width": 0.6 + 2 * scale, opacity: 0.45 }),
        path(grown.fronds.join(""), { fill: `url(#row${row})` }),
        path(grown.dates, { fill: mix(color.saffron, tone, 0.25 + row * 0.1), opacity: 0.4 + 0.5 * scale }),
      );
    }
  }
  const walk = lines(
    [
      [790, horizon],
      [810, horizon],
      [1330, height],
      [270, height],
    ],
    true,
  );
  const slabs = Array.from({ length: 9 }, (_, i) => {
    const y = horizon + 380 * 0.66 ** i;
    const half = 10 + (510 * (y - horizon)) / (height - horizon);
    return lines([
      [width / 2 - half, y],
      [width / 2 + half, y],
    ]);
  }).join("");
  return picture(
    [
      linearGradient("sky", { from: [0, 0], to: [0, horizon] }, [
        [0, "#1d2a5c"],
        [0.35, "#5b4a8a"],
        [0.65, "#c27286"],
        [0.86, "#f0a267"],
        [1, "#fbd18a"],
      ]),
      radialGradient("glow", sun, 620, [
        [0, "#fff0c0", 0.95],
        [0.3, "#ffcf85", 0.45],
        [1, "#ffb070", 0],
      ]),
      linearGradient("ground", { from: [0, horizon], to: [0, height] }, [
        [0, "#b06a5e"],
        [0.25, "#4d3a55"],
        [1, "#0a1a28"],
      ]),
      linearGradient("walk", { from: [0, horizon], to: [0, height] }, [
        [0, "#ffdf9f"],
        [0.3, "#c78a6a"],
        [1, "#2c2f44"],
      ]),
      linearGradient("dusk", { from: [0, 540], to: [0, height] }, [
        [0, color.ink, 0],
        [1, color.ink, 0.5],
      ]),
      ...definitions,
    ],
    [
      wash("url(#sky)"),
      wash("url(#glow)"),
      circle(sun, 74, { fill: "#fff3cd" }),
      path(`M0 ${horizon}H${width}V${height}H0Z`, { fill: "url(#ground)" }),
      path(walk, { fill: "url(#walk)" }),
      path(slabs, { fill: "none", stroke: "#3d2c48", "stroke-width": 1.6, opacity: 0.4 }),
      ...body,
      wash("url(#glow)", { opacity: 0.22 }),
      wash("url(#dusk)"),
    ],
  );
}
