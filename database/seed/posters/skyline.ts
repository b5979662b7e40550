import { createRandom, type Random } from "./random.ts";
import {
  discs,
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

const shore = 560;

function box(left: number, top: number, wide: number, foot = shore): string {
  return `M${left} ${foot}V${top}H${left + wide}V${foot}Z`;
}

/** Towers of the new city: slabs, chamfered tops, a sail and a needle. */
function farTowers(random: Random): string {
  let d = "";
  for (let x = -30; x < width;) {
    const wide = random.between(34, 66);
    const centre = 1 - Math.abs(x - 900) / 900;
    const top = shore - random.between(60, 130) - Math.max(0, centre) * random.between(40, 170);
    const cut = random.pick([0, 0, 14, 30]);
    d += lines(
      [
        [x, shore],
        [x, top + cut],
        [x + wide, top],
        [x + wide, shore],
      ],
      true,
    );
    x += wide + random.between(-4, 26);
  }
  return d;
}

function landmarks(): string {
  const needle = lines(
    [
      [1000, shore],
      [1012, 300],
      [1020, 258],
      [1024, 120],
      [1028, 258],
      [1036, 300],
      [1048, shore],
    ],
    true,
  );
  const sail = `M1172 ${shore}V236C1252 290 1290 420 1296 ${shore}Z`;
  const twins =
    lines(
      [
        [614, shore],
        [614, 276],
        [640, 232],
        [640, shore],
      ],
      true,
    ) +
    lines(
      [
        [654, shore],
        [654, 262],
        [680, 306],
        [680, shore],
      ],
      true,
    );
  const slab = lines(
    [
      [330, shore],
      [330, 330],
      [352, 318],
      [384, 330],
      [384, shore],
    ],
    true,
  );
  return needle + sail + twins + slab;
}

/** A wind tower: a shaft with tall slits near its crown. */
function windTower(left: number, top: number, wide: number): { shape: string; slits: string } {
  const tall = wide * 0.95;
  const gap = wide / 5;
  const slit = (i: number): string =>
    `M${left + gap * (i + 0.72)} ${top + tall}v${-tall * 0.62}a${gap * 0.28} ${gap * 0.28} 0 0 1 ${gap * 0.56} 0v${tall * 0.62}Z`;
  const crown = box(left - 5, top - 6, wide + 10, top + 4);
  const stakes = [0.35, 0.62]
    .map((at) => box(left - 14, top + tall * (1 + at), wide + 28, top + tall * (1 + at) + 4))
    .join("");
  return { shape: box(left, top, wide) + crown + stakes, slits: [0, 1, 2, 3].map(slit).join("") };
}

function dome(centre: number, foot: number, radius: number): string {
  return `M${centre - radius} ${foot}C${centre - radius * 1.12} ${foot - radius * 0.8} ${centre - radius * 0.35} ${foot - radius * 1.1} ${centre} ${foot - radius * 1.5}C${centre + radius * 0.35} ${foot - radius * 1.1} ${centre + radius * 1.12} ${foot - radius * 0.8} ${centre + radius} ${foot}Z`;
}

function minaret(centre: number, top: number): string {
  return (
    box(centre - 9, top + 60, 18) +
    box(centre - 16, top + 104, 32, top + 114) +
    box(centre - 13, top + 54, 26, top + 62) +
    dome(centre, top + 54, 10) +
    lines(
      [
        [centre - 1, top + 42],
        [centre, top + 8],
        [centre + 1, top + 42],
      ],
      true,
    )
  );
}

/** Flat roofs of the old town with some crenels, and their windows. */
function oldTown(random: Random): { shape: string; windows: string; dim: string } {
  let shape = "";
  let windows = "";
  let dim = "";
  for (let x = -20; x < width;) {
    const wide = random.whole(58, 118);
    const top = shore - random.whole(38, 96);
    shape += box(x, top, wide);
    if (random.chance(0.5)) for (let c = x; c + 8 <= x + wide; c += 16) shape += box(c, top - 7, 8, top + 1);
    for (let w = x + 14; w + 20 < x + wide; w += 24) {
      for (let y = top + 18; y + 20 < shore - 6; y += 32) {
        const pane = `M${w} ${y + 15}v-9a4.5 4.5 0 0 1 9 0v9Z`;
        if (random.chance(0.42)) windows += pane;
        else dim += pane;
      }
    }
    x += wide;
  }
  return { shape, windows, dim };
}

/** Draws the old town with its wind towers before the new city at dusk, mirrored in the creek. */
export function drawSkyline(): string {
  const random = createRandom(62);
  const far = farTowers(random);
  const near = landmarks();
  const town = oldTown(random);
  const winds = [windTower(196, 402, 62), windTower(452, 372, 70), windTower(760, 410, 58), windTower(1382, 384, 66)];
  const sacred = dome(900, 486, 52) + box(838, 484, 124) + minaret(982, 352) + minaret(818, 380);
  const stars = Array.from({ length: 70 }, () => ({
    at: [random.between(0, width), random.between(0, 260)] as Point,
    radius: random.between(0.6, 1.7),
  }));
  // Lit windows, in the columns of the landmarks only.
  const lights = Array.from({ length: 150 }, (): string => {
    const x = random.pick([618, 626, 660, 668, 338, 350, 362, 1180, 1192, 1206, 1220, 1018, 1026]);
    return `M${x} ${Math.round(random.between(350, 540) / 9) * 9}h4v4h-4Z`;
  }).join("");
  const city = [
    path(far, { fill: "url(#far)" }),
    path(near, { fill: "url(#near)" }),
    path(lights, { fill: "#ffd58a", opacity: 0.55 }),
    path(sacred, { fill: "#37304f" }),
    path(winds.map(({ shape }) => shape).join(""), { fill: "#4b3347" }),
    path(winds.map(({ slits }) => slits).join(""), { fill: "#1c1a30" }),
    path(town.shape, { fill: "url(#town)" }),
    path(town.dim, { fill: "#15162c", opacity: 0.8 }),
    path(town.windows, { fill: "#ffc765" }),
  ];
  const ripples = Array.from({ length: 120 }, () => {
    const depth = random.between(0, 1) ** 1.6;
    const x = random.between(-60, width);
    const y = shore + 6 + depth * 320;
    return lines([
      [x, y],
      [x + random.between(20, 90) * (0.5 + 2 * depth), y],
    ]);
  }).join("");
  return picture(
    [
      linearGradient("sky", { from: [0, 0], to: [0, shore] }, [
        [0, "#171f4a"],
        [0.34, "#3f4180"],
        [0.6, "#8a5d8c"],
        [0.8, "#e08a62"],
        [1, "#f6bd68"],
      ]),
      radialGradient("glow", [1040, shore], 640, [
        [0, "#ffe3a0", 0.85],
        [0.4, "#ffb765", 0.3],
        [1, "#ffb765", 0],
      ]),
      linearGradient("far", { from: [0, 260], to: [0, shore] }, [
        [0, "#56528f"],
        [1, "#c68073"],
      ]),
      linearGradient("near", { from: [0, 120], to: [0, shore] }, [
        [0, "#2a2f63"],
        [0.6, "#4b4579"],
        [1, "#86597a"],
      ]),
      linearGradient("town", { from: [0, 450], to: [0, shore] }, [
        [0, "#3a2a44"],
        [1, "#21203a"],
      ]),
      linearGradient("water", { from: [0, shore], to: [0, height] }, [
        [0, "#b0705f", 0.5],
        [0.16, "#3a4a6e", 0.78],
        [0.5, "#0e3a45", 0.93],
        [1, "#04181f"],
      ]),
    ],
    [
      wash("url(#sky)"),
      path(discs(stars), { fill: "#fff6dc", opacity: 0.75 }),
      path("M434 106A46 46 0 1 0 464 164A38 38 0 1 1 434 106Z", { fill: "#fff0cc" }),
      rect(0, 0, width, shore, { fill: "url(#glow)" }),
      ...city,
      `<g transform="translate(0 ${2 * shore}) scale(1 -1)">${rect(0, 0, width, shore, { fill: "url(#sky)" })}${city.join("")}</g>`,
      rect(0, shore, width, height - shore, { fill: "url(#water)" }),
      path(ripples, { fill: "none", stroke: "#ffd9a0", "stroke-width": 1.6, opacity: 0.16 }),
      rect(0, shore - 3, width, 4, { fill: "#17182e" }),
    ],
  );
}
