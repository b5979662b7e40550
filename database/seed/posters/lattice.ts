import { color, mix } from "./color.ts";
import { polar, ring, starPolygon } from "./star.ts";
import {
  circle,
  height,
  linearGradient,
  lines,
  path,
  picture,
  type Point,
  radialGradient,
  type Stop,
  wash,
  width,
} from "./svg.ts";

// Octagons and squares tile the plane; straps leave the middle of every edge at 67.5 degrees, which makes the chords of
// an {8/3} star in each octagon and a slender four-point star in each square.
const apothem = 132;
const strap = 9;

function octagonTip(centre: Point, k: number): Point {
  return polar(centre, apothem, (k * Math.PI) / 4);
}

/** Short pieces of the upper strap, one per crossing it wins: over and under alternate. */
function bridges(centre: Point): string {
  const half = strap * 1.3;
  const reach = apothem * Math.cos((3 * Math.PI) / 8);
  let d = "";
  for (let k = 0; k < 8; k++) {
    const from = octagonTip(centre, k);
    const to = octagonTip(centre, k + 3);
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along: Point = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
    for (const distance of [0, long / 2 - reach * Math.tan(Math.PI / 8), long / 2 + reach]) {
      const ends = [distance - half, distance + half].map((s): Point => [
        from[0] + along[0] * s,
        from[1] + along[1] * s,
      ]);
      d += lines(ends);
    }
  }
  return d;
}

/** Draws eight-point stars of woven gold straps on a teal field that darkens downwards. */
export function drawLattice(): string {
  const field = { straps: "", bridges: "", stars: "", hearts: "", rosettes: "", kites: "" };
  const glowing: string[] = [];
  const step = 2 * apothem;
  for (let row = -1; row * step < height + step; row++) {
    for (let column = -4; column <= 4; column++) {
      const centre: Point = [width / 2 + column * step, 112 + row * step];
      field.straps += lines(
        Array.from({ length: 8 }, (_, i) => octagonTip(centre, i * 3)),
        true,
      );
      field.bridges += bridges(centre);
      field.stars += lines(starPolygon(centre, 8, 3, apothem), true);
      field.hearts += lines(ring(centre, 8, apothem * 0.414, Math.PI / 8), true);
      field.rosettes += lines(starPolygon(centre, 8, 2, apothem * 0.25), true);
      const between: Point = [centre[0] + apothem, centre[1] + apothem];
      const notch = apothem * Math.tan(Math.PI / 8);
      const kite = Array.from({ length: 8 }, (_, i) =>
        polar(between, i % 2 === 0 ? notch : notch * 0.414, Math.PI / 4 + (i * Math.PI) / 4),
      );
      field.kites += lines(kite, true);
      const warmth = 1 - Math.hypot(column, row - 0.6) / 3.4;
      if (warmth > 0) {
        glowing.push(
          path(lines(starPolygon(centre, 8, 3, apothem), true), { fill: "url(#warm)", opacity: warmth * 0.4 }),
          circle(centre, 6, { fill: color.amber, opacity: warmth }),
        );
      }
    }
  }
  field.straps += field.kites;
  const gold: Stop[] = [
    [0, "#f3cf86"],
    [0.35, "#d29a3a"],
    [0.7, "#4f6b3f"],
    [1, "#0d3f38"],
  ];
  return picture(
    [
      linearGradient("ground", { from: [300, 0], to: [900, height] }, [
        [0, "#138072"],
        [0.45, color.teal],
        [0.8, "#07403a"],
        [1, color.pine],
      ]),
      linearGradient("gold", { from: [700, 0], to: [860, height] }, gold),
      linearGradient("body", { from: [300, 0], to: [900, height] }, [
        [0, "#0f6f63"],
        [0.5, mix(color.teal, color.deep, 0.4)],
        [1, "#042523"],
      ]),
      radialGradient("light", [800, 230], 760, [
        [0, "#ffe2a0", 0.34],
        [0.5, "#5fc3ae", 0.12],
        [1, color.teal, 0],
      ]),
      radialGradient("warm", [800, 230], 700, [
        [0, color.amber],
        [1, color.saffron],
      ]),
      linearGradient("dusk", { from: [0, 330], to: [0, height] }, [
        [0, color.pine, 0],
        [1, color.pine, 0.62],
      ]),
    ],
    [
      wash("url(#ground)"),
      wash("url(#light)"),
      path(field.stars, { fill: color.pine, opacity: 0.26 }),
      ...glowing.filter((_, i) => i % 2 === 0),
      path(field.kites, { fill: color.amber, opacity: 0.22 }),
      path(field.hearts, { fill: "#0a4a43", opacity: 0.75 }),
      path(field.straps, { fill: "none", stroke: color.pine, "stroke-width": strap + 7, opacity: 0.22 }),
      path(field.straps, { fill: "none", stroke: "url(#gold)", "stroke-width": strap }),
      path(field.straps, { fill: "none", stroke: "url(#body)", "stroke-width": strap - 3.4 }),
      path(field.bridges, { fill: "none", stroke: "url(#gold)", "stroke-width": strap }),
      path(field.bridges, { fill: "none", stroke: "url(#body)", "stroke-width": strap - 3.4 }),
      path(field.rosettes, { fill: "none", stroke: "url(#gold)", "stroke-width": 1.6 }),
      ...glowing.filter((_, i) => i % 2 === 1),
      wash("url(#dusk)"),
    ],
  );
}
