import { color } from "./color.ts";
import { polar, starPolygon } from "./star.ts";
import {
  circle,
  discs,
  linearGradient,
  lines,
  path,
  picture,
  type Point,
  radialGradient,
  wash,
  height,
} from "./svg.ts";

const heart: Point = [800, 372];
const eighth = Math.PI / 4;

type Trace = { points: Point[]; live: boolean };

// Traces of one eighth of the board above the x axis, which leaves the star; the other half mirrors them. A bend is 45
// degrees, so that every trace stays parallel to some trace of the next eighth, and none leaves its eighth (y < 0.41
// x).
const halfBoard: Trace[] = [
  {
    points: [
      [186, 22],
      [352, 22],
      [374, 44],
      [620, 44],
    ],
    live: true,
  },
  {
    points: [
      [196, 44],
      [306, 44],
      [342, 80],
      [540, 80],
      [580, 120],
      [700, 120],
    ],
    live: false,
  },
  {
    points: [
      [206, 66],
      [262, 66],
      [312, 116],
      [480, 116],
      [540, 176],
      [780, 176],
    ],
    live: true,
  },
  {
    points: [
      [402, 148],
      [462, 148],
      [522, 208],
      [640, 208],
    ],
    live: false,
  },
  {
    points: [
      [660, 44],
      [760, 44],
      [790, 74],
      [900, 74],
    ],
    live: false,
  },
  {
    points: [
      [580, 80],
      [680, 80],
    ],
    live: true,
  },
  {
    points: [
      [740, 120],
      [800, 120],
      [826, 146],
      [960, 146],
    ],
    live: true,
  },
  {
    points: [
      [616, 244],
      [690, 244],
      [726, 208],
      [860, 208],
    ],
    live: true,
  },
  {
    points: [
      [720, 276],
      [800, 276],
      [836, 240],
      [980, 240],
    ],
    live: false,
  },
  {
    points: [
      [440, 14],
      [560, 14],
    ],
    live: false,
  },
];

function lanes(): Trace[] {
  const mirrored = halfBoard.map(({ points, live }) => ({ points: points.map(([x, y]): Point => [x, -y]), live }));
  return [
    {
      points: [
        [176, 0],
        [400, 0],
      ],
      live: false,
    },
    {
      points: [
        [600, 0],
        [950, 0],
      ],
      live: true,
    },
    ...halfBoard,
    ...mirrored,
  ];
}

/** Draws traces of a circuit board, eightfold symmetric, that meet in a star around its centre. */
export function drawCircuit(): string {
  let quiet = "";
  let live = "";
  const pads: { at: Point; radius: number }[] = [];
  const holes: { at: Point; radius: number }[] = [];
  const sparks: { at: Point; radius: number }[] = [];
  const board = lanes();
  for (let turn = 0; turn < 8; turn++) {
    const place = ([x, y]: Point): Point => polar(heart, Math.hypot(x, y), Math.atan2(y, x) + turn * eighth);
    board.forEach((trace, i) => {
      const points = trace.points.map(place);
      if (trace.live) live += lines(points);
      else quiet += lines(points);
      for (const at of [points[0], points.at(-1)]) {
        if (!at) continue;
        pads.push({ at, radius: 6.5 });
        holes.push({ at, radius: 2.8 });
      }
      const bend = points[1];
      if (bend && trace.live && Math.hypot(bend[0] - heart[0], bend[1] - heart[1]) < 500 && (i + turn) % 3 === 0)
        sparks.push({ at: bend, radius: 4.4 });
    });
  }
  const star = (step: number, radius: number, turn = 0): string =>
    lines(starPolygon(heart, 8, step, radius, turn), true);
  const half = eighth / 2;
  return picture(
    [
      radialGradient("board", heart, 1050, [
        [0, "#11685f"],
        [0.3, "#0a4347"],
        [0.65, "#08283a"],
        [1, "#06131f"],
      ]),
      radialGradient("gold", heart, 760, [
        [0, "#ffe2a0"],
        [0.35, "#e0a63f"],
        [0.75, "#8a6a35"],
        [1, "#2c4a48"],
      ]),
      radialGradient("jade", heart, 860, [
        [0, "#7fe0cb"],
        [0.5, "#2f9a8c"],
        [1, "#14525a"],
      ]),
      radialGradient("glow", heart, 330, [
        [0, "#ffe9b5", 0.75],
        [0.4, "#ffd27a", 0.22],
        [1, "#ffd27a", 0],
      ]),
      linearGradient("dusk", { from: [0, 430], to: [0, height] }, [
        [0, "#06131f", 0],
        [1, "#06131f", 0.78],
      ]),
    ],
    [
      wash("url(#board)"),
      path(star(3, 620, half) + star(2, 470), { fill: "none", stroke: "#1c7f78", "stroke-width": 1.4, opacity: 0.5 }),
      path(star(3, 620, half), { fill: "#1c7f78", opacity: 0.09 }),
      path(quiet, { fill: "none", stroke: "url(#jade)", "stroke-width": 3, "stroke-linejoin": "round", opacity: 0.72 }),
      path(live, { fill: "none", stroke: "url(#gold)", "stroke-width": 3, "stroke-linejoin": "round" }),
      path(discs(pads), { fill: "url(#gold)" }),
      path(discs(holes), { fill: "#06202b" }),
      wash("url(#glow)"),
      path(discs(sparks), { fill: "#fff3d0" }),
      path(star(2, 158), { fill: "#07343a", stroke: "url(#gold)", "stroke-width": 4 }),
      path(star(2, 138), { fill: "none", stroke: "url(#jade)", "stroke-width": 1.6 }),
      path(star(3, 118), { fill: "#0c5a53", stroke: "url(#gold)", "stroke-width": 2.4 }),
      path(star(2, 46), { fill: color.amber }),
      path(star(2, 34), { fill: "#07343a" }),
      circle(heart, 15, { fill: "#fff0c4" }),
      wash("url(#dusk)"),
    ],
  );
}
