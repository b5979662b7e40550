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
  rect,
  wash,
  width,
} from "./svg.ts";

const sun: Point = [800, 318];
const horizon = 500;

/** Projects a point of the field in perspective: `across` from the axis, `away` from the viewer (1 is nearest). */
function onField(across: number, away: number): Point {
  return [width / 2 + across / away, horizon + 420 / away];
}

type Field = { panels: string[]; cells: string; rims: string };

/** Rows of panels, each a tilted quadrangle with its cells, denser towards the horizon. */
function field(): Field {
  const panels: string[] = [];
  let cells = "";
  let rims = "";
  for (let row = 10; row >= 0; row--) {
    const away = 1 + row * 0.55 + row * row * 0.12;
    const lower = away + 0.02;
    const upper = away + 0.34 + row * 0.05;
    let d = "";
    const reach = Math.ceil((900 * upper) / 330);
    for (let column = -reach; column < reach; column++) {
      const left = column * 330 + 16;
      const right = left + 298;
      const corner = (across: number, t: number): Point => {
        const [x0, y0] = onField(across, lower);
        const [x1, y1] = onField(across, upper);
        const lift = (26 / away) * t;
        return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - lift];
      };
      const face = [corner(left, 0), corner(right, 0), corner(right, 1), corner(left, 1)];
      d += lines(face, true);
      rims += lines([corner(left, 1), corner(right, 1)]);
      if (row < 7) {
        for (let i = 1; i < 6; i++) cells += lines([corner(left + (298 * i) / 6, 0), corner(left + (298 * i) / 6, 1)]);
        for (const t of [0.34, 0.68]) cells += lines([corner(left, t), corner(right, t)]);
      }
    }
    panels.push(path(d, { fill: `url(#panel${Math.min(row, 5)})` }));
  }
  return { panels, cells, rims };
}

/** Draws the sun in rings of star and circle over a field of lit solar panels. */
export function drawSun(): string {
  const { panels, cells, rims } = field();
  const rays = Array.from({ length: 48 }, (_, i) => {
    const angle = (i * Math.PI) / 24;
    const spread = i % 2 === 0 ? 0.032 : 0.018;
    return lines(
      [
        polar(sun, 300, angle - spread * 0.4),
        polar(sun, 1300, angle - spread),
        polar(sun, 1300, angle + spread),
        polar(sun, 300, angle + spread * 0.4),
      ],
      true,
    );
  }).join("");
  const beads = ring(sun, 48, 262, Math.PI / 48).map((at, i) => circle(at, i % 3 === 1 ? 5 : 2.6, { fill: "#fff1c9" }));
  const star = (step: number, radius: number, tips = 16): string =>
    lines(starPolygon(sun, tips, step, radius, -Math.PI / 2), true);
  return picture(
    [
      linearGradient("sky", { from: [0, 0], to: [0, horizon] }, [
        [0, "#0d6a66"],
        [0.5, "#4fa594"],
        [0.85, "#cfd6a4"],
        [1, "#f6d592"],
      ]),
      radialGradient("glow", sun, 660, [
        [0, "#fff4d0", 0.95],
        [0.42, "#ffe2a0", 0.45],
        [1, "#ffe2a0", 0],
      ]),
      radialGradient("disc", [sun[0], sun[1] - 30], 250, [
        [0, "#fff0bd"],
        [0.45, "#f9c75c"],
        [0.8, "#e8962a"],
        [1, "#d2771c"],
      ]),
      linearGradient("ground", { from: [0, horizon], to: [0, height] }, [
        [0, "#b98a55"],
        [0.1, "#5a5a48"],
        [0.4, "#12403c"],
        [1, color.pine],
      ]),
      radialGradient("glint", [800, horizon + 10], 560, [
        [0, "#fff0bd", 0.8],
        [0.25, "#ffcf7a", 0.34],
        [1, "#ffcf7a", 0],
      ]),
      ...[0, 1, 2, 3, 4, 5].map((row) =>
        linearGradient(`panel${row}`, { from: [0, 0], to: [width, 0] }, [
          [0, mix("#062a33", "#2a6a70", row / 6)],
          [0.42, mix("#0d4a50", "#6fa390", row / 6)],
          [0.5, mix("#1a6a66", "#ffdd9a", row / 6)],
          [0.58, mix("#0d4a50", "#6fa390", row / 6)],
          [1, mix("#062a33", "#2a6a70", row / 6)],
        ]),
      ),
      linearGradient("dusk", { from: [0, 560], to: [0, height] }, [
        [0, color.pine, 0],
        [1, color.pine, 0.6],
      ]),
    ],
    [
      wash("url(#sky)"),
      path(rays, { fill: "#fff2c8", opacity: 0.16 }),
      wash("url(#glow)"),
      path(star(5, 300), { fill: "#ffe7ae", opacity: 0.55 }),
      path(star(5, 300), { fill: "none", stroke: "#fff4d6", "stroke-width": 1.6 }),
      circle(sun, 262, { fill: "none", stroke: "#fff4d6", "stroke-width": 1.4, opacity: 0.8 }),
      ...beads,
      circle(sun, 216, { fill: "url(#disc)" }),
      path(star(5, 206), { fill: "none", stroke: "#fff0c4", "stroke-width": 1.6, opacity: 0.75 }),
      path(star(6, 206), { fill: "#fff0c4", opacity: 0.22 }),
      circle(sun, 128, { fill: "none", stroke: "#fff0c4", "stroke-width": 1.4, opacity: 0.7 }),
      path(star(3, 120, 8), { fill: "#fff3cf", opacity: 0.85 }),
      path(star(2, 60, 8), { fill: "#eda437" }),
      rect(0, horizon, width, height - horizon, { fill: "url(#ground)" }),
      ...panels,
      path(cells, { fill: "none", stroke: "#bfe6d2", "stroke-width": 1, opacity: 0.2 }),
      path(rims, { fill: "none", stroke: "#ffe0a0", "stroke-width": 1.8, opacity: 0.6 }),
      wash("url(#glint)"),
      wash("url(#dusk)"),
    ],
  );
}
