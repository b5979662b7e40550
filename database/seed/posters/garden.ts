import { color, mix } from "./color.ts";
import { drawLeaves, drawOlive } from "./plants.ts";
import { createRandom } from "./random.ts";
import { polar, starPolygon } from "./star.ts";
import {
  circle,
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

const sun: Point = [640, 330];

/** Roofs of the old town far below the terrace, as one line. */
function roofs(): string {
  const random = createRandom(31);
  let d = `M0 560`;
  for (let x = 0; x < width;) {
    const wide = random.whole(34, 92);
    const top = random.whole(468, 520);
    d += random.chance(0.16)
      ? `V${top}h${wide / 4}C${x + wide / 4} ${top - wide * 0.45} ${x + wide * 0.75} ${top - wide * 0.45} ${x + wide * 0.75} ${top}h${wide / 4}`
      : `V${top}h${wide}`;
    x += wide;
  }
  return `${d}V600H0Z`;
}

/** Star tiles along the face of a terrace. */
function tiles(y: number, size: number): string {
  let d = "";
  for (let x = width / 2 - Math.ceil(width / 2 / size) * size; x <= width + size; x += size) {
    d += lines(starPolygon([x, y], 8, 2, size * 0.42), true);
    d += lines([
      [x + size * 0.42, y],
      [x + size * 0.58, y],
    ]);
  }
  return d;
}

/** Draws a roof garden at evening: an olive tree against the sun, and planted terraces descending in front. */
export function drawGarden(): string {
  const random = createRandom(300);
  const rays = Array.from({ length: 32 }, (_, i) => {
    const angle = (i * Math.PI) / 16;
    return lines([polar(sun, 176, angle), polar(sun, i % 2 === 0 ? 232 : 204, angle)]);
  }).join("");
  const back = drawLeaves(random, { count: 44, foot: 566, low: 40, high: 120, dark: "#2f7a63", light: "#9cc48f" });
  const middle = drawLeaves(random, { count: 38, foot: 664, low: 46, high: 118, dark: "#0d4a3f", light: "#4f9a70" });
  const front = drawLeaves(random, { count: 30, foot: 806, low: 50, high: 116, dark: "#06302b", light: "#1d6352" });
  return picture(
    [
      linearGradient("sky", { from: [0, 0], to: [0, 580] }, [
        [0, "#2b8a85"],
        [0.4, "#86bda9"],
        [0.74, "#f0dbab"],
        [1, "#f3c07a"],
      ]),
      radialGradient("glow", sun, 560, [
        [0, "#fff3cf", 0.9],
        [0.4, "#ffe6ad", 0.32],
        [1, "#ffe6ad", 0],
      ]),
      linearGradient("roofs", { from: [0, 460], to: [0, 590] }, [
        [0, "#c99a6f"],
        [1, "#a5765d"],
      ]),
      ...[0, 1, 2].map((i) =>
        linearGradient(`wall${i}`, { from: [0, 560 + i * 120], to: [0, 690 + i * 130] }, [
          [0, mix("#b8623c", color.deep, i * 0.42)],
          [1, mix("#6d3526", color.pine, 0.3 + i * 0.35)],
        ]),
      ),
      linearGradient("dusk", { from: [0, 540], to: [0, height] }, [
        [0, color.pine, 0],
        [1, color.pine, 0.55],
      ]),
    ],
    [
      wash("url(#sky)"),
      wash("url(#glow)"),
      path(rays, { fill: "none", stroke: "#fff6dd", "stroke-width": 1.6, opacity: 0.6 }),
      circle(sun, 176, { fill: "none", stroke: "#fff6dd", "stroke-width": 1.4, opacity: 0.6 }),
      circle(sun, 146, { fill: "#fff4d2", opacity: 0.92 }),
      path(roofs(), { fill: "url(#roofs)", opacity: 0.62 }),
      ...back,
      ...drawOlive([900, 574]),
      rect(0, 562, width, 110, { fill: "url(#wall0)" }),
      rect(0, 558, width, 8, { fill: "#e8b780" }),
      path(tiles(606, 46), { fill: "none", stroke: "#f1cd98", "stroke-width": 1.2, opacity: 0.42 }),
      ...middle,
      rect(0, 662, width, 150, { fill: "url(#wall1)" }),
      rect(0, 658, width, 8, { fill: "#7c6a4c" }),
      path(tiles(716, 58), { fill: "none", stroke: "#d9b483", "stroke-width": 1.2, opacity: 0.16 }),
      ...front,
      rect(0, 802, width, 100, { fill: "url(#wall2)" }),
      rect(0, 800, width, 5, { fill: "#2d4b40" }),
      wash("url(#dusk)"),
    ],
  );
}
