import { color, mix } from "./color.ts";
import { height, linearGradient, path, picture, rect, wash, width } from "./svg.ts";

// A stitch is 12.5 wide and 10 tall; the cloth repeats every 32 stitches and is mirrored about the middle of the
// picture.
const wide = 12.5;
const tall = 10;
const columns = width / wide;
const wovenTo = 570;

/** Dyes of the wool by letter: indigo black, crimson clay, saffron, white, teal, green. */
const dyes = {
  k: "#14242b",
  r: "#a5462c",
  o: "#d58f24",
  w: "#f1e6cd",
  t: "#13776a",
  g: "#0a4741",
} as const;
type Dye = keyof typeof dyes;

/** One band of the cloth: its number of rows, and the dye of a stitch `x` from its figure's axis, `y` rows down. */
type Band = { rows: number; dye: (x: number, y: number) => Dye };

const plain = (rows: number, dye: Dye): Band => ({ rows, dye: () => dye });
const beads = (one: Dye, other: Dye): Band => ({ rows: 2, dye: (x, y) => (((x >> 1) + y) % 2 === 0 ? one : other) });

/** Returns the distance of a column from the nearest axis of a figure that repeats every `period` columns. */
function fold(x: number, period: number): number {
  const place = ((x % period) + period) % period;
  return Math.min(place, period - place);
}

/** Rows of stacked triangles. */
const teeth = (rows: number, on: Dye, ground: Dye, inner: Dye): Band => ({
  rows,
  dye: (x, y) => {
    const reach = fold(x, rows * 2) - y;
    if (reach < -3) return inner;
    return reach <= 0 ? on : ground;
  },
});

/** Nested diamonds with a stepped outline. */
const diamonds: Band = {
  rows: 21,
  dye: (x, y) => {
    const ring = fold(x, 32) + Math.abs(y - 10);
    if (ring <= 1) return "w";
    if (ring <= 4) return "r";
    if (ring <= 6) return "w";
    if (ring <= 9) return "t";
    if (ring <= 11) return "o";
    if (ring <= 13) return "k";
    return ring >= 20 ? "o" : ring >= 18 ? "k" : "r";
  },
};

/** The eight-point star of the loom: a superimposed square and diamond. */
const starBand: Band = {
  rows: 19,
  dye: (x, y) => {
    const across = fold(x - 16, 32) * 1.15;
    const down = Math.abs(y - 9);
    const square = Math.max(across, down);
    const diamond = (across + down) * 0.72;
    const star = Math.min(square, diamond);
    if (star <= 2) return "o";
    if (star <= 4) return "g";
    if (star <= 6) return "w";
    if (star <= 7.4) return "r";
    return across >= 14 ? "o" : "g";
  },
};

const cloth: Band[] = [
  teeth(6, "w", "k", "r"),
  plain(1, "o"),
  beads("o", "k"),
  plain(1, "r"),
  diamonds,
  plain(1, "r"),
  beads("w", "k"),
  plain(1, "t"),
  starBand,
  plain(1, "t"),
  beads("w", "k"),
  plain(1, "r"),
];

/** Returns path data of the stitches of every dye: slanted threads, also in runs of equal stitches. */
function weave(): Record<Dye, string> {
  const threads: Record<Dye, string> = { k: "", r: "", o: "", w: "", t: "", g: "" };
  let row = 0;
  for (const band of cloth) {
    for (let y = 0; y < band.rows; y++, row++) {
      const slant = row % 2 === 0 ? 2 : -2;
      for (let column = 0; column < columns; column++) {
        threads[band.dye(column - columns / 2, y)] += `M${column * wide} ${row * tall + 0.8}h12l${slant} 8.4h-12Z`;
      }
    }
  }
  return threads;
}

/** Draws a sadu cloth on its loom: woven above, the bare warp below. */
export function drawThreads(): string {
  const threads = weave();
  const order = Object.keys(dyes) as Dye[];
  const warp = ["#8f3b24", "#c4842a", "#d9c8a2", "#0f6257", "#1c3138"] as const;
  const strings = warp.map((dye, k) => {
    let d = "";
    for (let column = 0; column < columns; column++) {
      const axis = fold(column - columns / 2, 32);
      const place = axis < 3 ? 2 : axis < 6 ? 0 : axis < 8 ? 1 : axis < 13 ? 3 : 4;
      if (place === k) d += `M${column * wide + 6} ${wovenTo}V${height}`;
    }
    return path(d, { fill: "none", stroke: dye, "stroke-width": 5 });
  });
  return picture(
    [
      linearGradient("ground", { from: [0, wovenTo], to: [0, height] }, [
        [0, "#0a2224"],
        [1, "#04100f"],
      ]),
      linearGradient("light", { from: [200, 0], to: [1400, 620] }, [
        [0, "#ffe9bd", 0.24],
        [0.45, "#ffe9bd", 0.02],
        [1, color.ink, 0.42],
      ]),
      linearGradient("shed", { from: [0, wovenTo], to: [0, height] }, [
        [0, "#04100f", 0.15],
        [0.35, "#04100f", 0.55],
        [1, "#04100f", 0.92],
      ]),
      linearGradient("bar", { from: [0, 572], to: [0, 606] }, [
        [0, "#e0b271"],
        [0.35, "#a36a34"],
        [1, "#4a2817"],
      ]),
      linearGradient("cast", { from: [0, 606], to: [0, 656] }, [
        [0, "#000000", 0.5],
        [1, "#000000", 0],
      ]),
    ],
    [
      wash("#0c1a1e"),
      rect(0, wovenTo, width, height - wovenTo, { fill: "url(#ground)" }),
      ...strings,
      ...order.map((dye) => path(threads[dye], { fill: dyes[dye] })),
      ...order.slice(1).map((dye) =>
        path(threads[dye], {
          fill: mix(dyes[dye], "#ffffff", 0.35),
          opacity: 0.16,
          transform: "translate(0 -1.4) scale(1 0.998)",
        }),
      ),
      wash("url(#light)"),
      wash("url(#shed)", { y: wovenTo, height: height - wovenTo }),
      rect(0, 606, width, 50, { fill: "url(#cast)" }),
      rect(-10, 572, width + 20, 34, { fill: "url(#bar)" }),
    ],
  );
}
