import { mix } from "./color.ts";
import { createRandom, type Random } from "./random.ts";
import { polar } from "./star.ts";
import { curve, discs, path, type Point } from "./svg.ts";

function coordinate([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** A leaf: two arcs from its stalk to its tip; `plump` is half its width relative to its length. */
function leaf(stalk: Point, long: number, angle: number, plump: number): string {
  const tip = polar(stalk, long, angle);
  const one = polar(stalk, long * 0.5, angle + plump * 2);
  const other = polar(stalk, long * 0.5, angle - plump * 2);
  return `M${coordinate(stalk)}Q${coordinate(one)} ${coordinate(tip)}Q${coordinate(other)} ${coordinate(stalk)}Z`;
}

type Bed = { count: number; foot: number; low: number; high: number; dark: string; light: string };

/** Draws plants of one bed in four kinds: fans of blades, feathered stems, aloes, and stems with round blossoms. */
export function drawLeaves(random: Random, { count, foot, low, high, dark, light }: Bed): string[] {
  const up = -Math.PI / 2;
  return Array.from({ length: count }, (_, i) => {
    const root: Point = [((i + random.between(0.1, 0.9)) / count) * 1640 - 20, foot];
    const tall = random.between(low, high);
    const shade = mix(dark, light, random.between(0, 1));
    const habit = random.whole(0, 3);
    if (habit === 0) {
      const blades = Array.from({ length: 9 }, (_, k) =>
        leaf(root, tall * (1 - Math.abs(k - 4) * 0.08), up + (k - 4) * 0.2, 0.1),
      );
      return path(blades.join(""), { fill: shade });
    }
    if (habit === 1) {
      const lean = random.between(-0.2, 0.2);
      const pairs = Array.from({ length: 7 }, (_, k) => {
        const node = polar(root, (tall * (k + 1)) / 7.5, up + lean);
        const long = tall * 0.36 * (1 - k / 11);
        return leaf(node, long, up + lean - 0.85, 0.2) + leaf(node, long, up + lean + 0.85, 0.2);
      });
      return path(leaf(root, tall * 1.1, up + lean, 0.02) + pairs.join(""), { fill: shade });
    }
    if (habit === 2) {
      const spikes = Array.from({ length: 7 }, (_, k) => leaf(root, tall * 0.72, up + (k - 3) * 0.34, 0.16));
      return path(spikes.join(""), { fill: shade });
    }
    const heads = Array.from({ length: 5 }, (_, k) => ({
      at: polar(root, tall * (0.7 + 0.12 * (k % 3)), up + (k - 2) * 0.19),
      radius: 0,
    }));
    const stems = heads.map(({ at }) => curve([root, [(root[0] * 2 + at[0]) / 3, (root[1] + at[1]) / 2], at])).join("");
    const bloom = mix(
      random.pick(["#e9a53a", "#c9683c", "#f1dfb4"]),
      dark,
      random.between(0.05, 0.3) + (foot - 560) / 420,
    );
    return (
      path(stems, { fill: "none", stroke: shade, "stroke-width": 2.4 }) +
      path(discs(heads.map(({ at }) => ({ at, radius: tall * 0.055 }))), { fill: bloom })
    );
  });
}

type Limb = { from: Point; angle: number; long: number; thick: number };

/** Draws an olive tree at `foot`: a twisted trunk that forks five times, and leaves silver above, dark below. */
export function drawOlive(foot: Point): string[] {
  const random = createRandom(17);
  let wood = "";
  const leaves = ["", "", "", ""];
  const olives: { at: Point; radius: number }[] = [];
  const grow = ({ from, angle, long, thick }: Limb, level: number): void => {
    const end = polar(from, long, angle);
    const bend = polar(polar(from, long / 2, angle), random.between(-0.16, 0.16) * long, angle + Math.PI / 2);
    const side = (at: Point, half: number): [Point, Point] => [
      polar(at, half, angle + Math.PI / 2),
      polar(at, half, angle - Math.PI / 2),
    ];
    const [a, b] = side(from, thick);
    const [c, d] = side(bend, thick * 0.8);
    const [e, f] = side(end, thick * 0.64);
    wood += `${curve([a, c, e])}${curve([f, d, b], "L")}Z`;
    if (level >= 2) {
      for (let i = 0; i < 13 + level * 5; i++) {
        const at = polar(
          polar(from, random.between(0.1, 1.15) * long, angle),
          random.between(-42, 42),
          angle + Math.PI / 2,
        );
        const tone = Math.min(
          3,
          Math.max(0, Math.round(random.between(-0.4, 2.4) + (at[1] < end[1] ? 1 : 0) - (at[0] > end[0] ? 0.6 : 0))),
        );
        leaves[tone] += leaf(at, random.between(20, 34), random.between(-Math.PI, Math.PI), 0.13);
        if (random.chance(0.05)) olives.push({ at: [at[0], at[1] + 6], radius: random.between(3.2, 4.6) });
      }
    }
    if (level === 5) return;
    const forks = level === 0 ? [-0.52, 0.1, 0.6] : [random.between(-0.62, -0.3), random.between(0.26, 0.62)];
    for (const fork of forks) {
      const level2 = angle + fork;
      const flat = level2 + (level2 > -Math.PI / 2 ? 0.08 : -0.08);
      grow({ from: end, angle: flat, long: long * random.between(0.7, 0.86), thick: thick * 0.62 }, level + 1);
    }
  };
  grow({ from: foot, angle: -Math.PI / 2 - 0.12, long: 128, thick: 25 }, 0);
  const tones = ["#123f35", "#2c6350", "#6a9a7c", "#b9d0ac"];
  const [shadow = "", ...lit] = leaves;
  return [
    path(shadow, { fill: tones[0] ?? "#123f35" }),
    path(wood, { fill: "#4a3226" }),
    ...lit.map((d, i) => path(d, { fill: tones[i + 1] ?? "#2c6350" })),
    path(discs(olives), { fill: "#33254a" }),
  ];
}
