import { color, mix } from "./color.ts";
import { starPolygon } from "./star.ts";
import {
  circle,
  curve,
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

const middle = width / 2;
const horizon = 478;
const walls = 6;

/** An opening seen from the aisle: half its width, the height where its arch begins, and the floor under it. */
type Opening = { half: number; spring: number; floor: number };

function openingAt(wall: number, grow = 1): Opening {
  const scale = 74 * 1.62 ** wall;
  return { half: scale * grow, spring: horizon - scale * 0.6, floor: horizon + scale * 0.52 };
}

/** Returns a point of half a pointed arch, from its beginning (0) to its tip (1); its centre is beyond the middle. */
function archPoint({ half, spring }: Opening, t: number, side: 1 | -1): Point {
  const offset = half * 0.42;
  const radius = half + offset;
  const tip = Math.acos(offset / radius);
  const angle = t * tip;
  return [middle + side * (radius * Math.cos(angle) - offset), spring - radius * Math.sin(angle)];
}

function arc(opening: Opening, side: 1 | -1): Point[] {
  return Array.from({ length: 13 }, (_, i) => archPoint(opening, i / 12, side));
}

function outline(opening: Opening): string {
  const { half, floor } = opening;
  const over = curve([...arc(opening, -1), ...arc(opening, 1).toReversed().slice(1)], "L");
  return `${lines([[middle - half, floor]])}${over}${lines([[middle + half, floor]]).replace("M", "L")}Z`;
}

/** Wedge stones around the arch, every other one. */
function stones(opening: Opening, outer: Opening): string {
  const count = 11;
  let d = "";
  for (const side of [1, -1] as const) {
    for (let i = 0; i < count; i += 2) {
      const ends = [i / count, (i + 1) / count];
      const near = ends.map((t) => archPoint(opening, t, side));
      const far = ends.map((t) => archPoint(outer, t, side)).toReversed();
      d += lines([...near, ...far], true);
    }
  }
  return d;
}

/** A lamp on its chain under the tip of an arch. */
function lamp(opening: Opening, scale: number): string[] {
  const tip = archPoint(opening, 1, 1);
  const y = tip[1] + opening.half * 0.5;
  const bowl: Point[] = [
    [middle - 8 * scale, y - 20 * scale],
    [middle - 17 * scale, y],
    [middle, y + 24 * scale],
    [middle + 17 * scale, y],
    [middle + 8 * scale, y - 20 * scale],
  ];
  return [
    path(lines([tip, [middle, y - 20 * scale]]), { stroke: color.umber, "stroke-width": 1.6 * scale, opacity: 0.8 }),
    circle([middle, y], 74 * scale, { fill: color.amber, opacity: 0.1 }),
    circle([middle, y], 44 * scale, { fill: color.amber, opacity: 0.18 }),
    path(lines(bowl, true), { fill: color.saffron }),
    path(lines(starPolygon([middle, y], 8, 2, 10 * scale), true), { fill: "#fff3cf" }),
  ];
}

/** Joints of the paving: rays from the vanishing point, and rows that get denser towards the light. */
function flags(floor: number): string {
  let d = "";
  for (let i = -9; i <= 9; i++)
    d += lines([
      [middle + i * 24, floor],
      [middle + i * 270, height],
    ]);
  for (let i = 1; i < 9; i++) {
    const y = horizon + (floor - horizon) * 1.36 ** i;
    d += lines([
      [0, y],
      [width, y],
    ]);
  }
  return d;
}

/** Draws receding pointed arches with banded stones, lit from the far end along the floor. */
export function drawArches(): string {
  const definitions: string[] = [];
  const body: string[] = [];
  for (let wall = 0; wall < walls; wall++) {
    const near = wall / (walls - 1);
    const opening = openingAt(wall);
    const jamb = openingAt(wall, 1.045);
    const band = { ...openingAt(wall, 1.26), spring: opening.spring };
    const face = mix("#d9a877", "#0a3f3b", Math.min(1, near * 1.25) ** 0.62);
    definitions.push(
      radialGradient(`face${wall}`, [middle, opening.spring], opening.half * 2.3, [
        [0.3, mix(face, "#ffd89a", 0.5 - near * 0.36)],
        [0.62, face],
        [1, mix(face, color.pine, 0.62)],
      ]),
    );
    body.push(
      path(`M0 0H${width}V${Math.round(opening.floor)}H0Z${outline(opening)}`, {
        fill: `url(#face${wall})`,
        "fill-rule": "evenodd",
      }),
      path(stones(opening, band), { fill: mix(color.clay, "#b5673c", near), opacity: 0.85 - near * 0.2 }),
      path(outline(band).slice(0, -1), {
        fill: "none",
        stroke: mix("#ffe3ad", color.saffron, near),
        "stroke-width": 1 + near * 2,
        opacity: 0.55,
      }),
      path(outline(opening) + outline(jamb), {
        fill: mix("#fff0c8", "#2c8375", near ** 0.7),
        "fill-rule": "evenodd",
        opacity: 0.9,
      }),
    );
    if (wall === 2 || wall === 4) body.push(...lamp(opening, wall === 2 ? 0.62 : 1.5));
  }
  const floor = openingAt(0).floor;
  const beam = lines(
    [
      [middle - 74, floor],
      [middle + 74, floor],
      [middle + 560, height],
      [middle - 560, height],
    ],
    true,
  );
  return picture(
    [
      linearGradient("sky", { from: [0, 250], to: [0, 520] }, [
        [0, "#f7c987"],
        [0.6, "#fff1cd"],
        [1, "#ffe2a6"],
      ]),
      linearGradient("floor", { from: [0, floor], to: [0, height] }, [
        [0, "#f6cf8d"],
        [0.14, "#b9804a"],
        [0.4, "#2b4f45"],
        [1, color.pine],
      ]),
      radialGradient("glow", [middle, 400], 560, [
        [0, "#fff2cf", 0.75],
        [0.3, "#ffd793", 0.3],
        [1, "#ffd793", 0],
      ]),
      linearGradient("beam", { from: [0, floor], to: [0, height] }, [
        [0, "#fff0c8", 0.9],
        [0.3, "#ffd793", 0.35],
        [1, "#ffd793", 0.04],
      ]),
      ...definitions,
      linearGradient("dusk", { from: [0, 470], to: [0, height] }, [
        [0, color.pine, 0],
        [1, color.pine, 0.7],
      ]),
    ],
    [
      rect(0, 0, width, floor, { fill: "url(#sky)" }),
      circle([middle, 400], 34, { fill: "#fffdf2" }),
      rect(0, floor, width, height - floor, { fill: "url(#floor)" }),
      path(flags(floor), { fill: "none", stroke: "#ffe0a6", "stroke-width": 1.2, opacity: 0.2 }),
      path(beam, { fill: "url(#beam)" }),
      ...body,
      wash("url(#glow)"),
      wash("url(#dusk)"),
    ],
  );
}
