import { color, mix } from "./color.ts";
import { below, curve, height, linearGradient, path, picture, type Point, radialGradient, wash, width } from "./svg.ts";

const bands = 15;

/** Crest of one band: crests are close together at the left, part in the middle and meet again at the right. */
function crest(band: number): Point[] {
  const depth = band / (bands - 1);
  return Array.from({ length: 21 }, (_, i): Point => {
    const x = -60 + (i * (width + 120)) / 20;
    const t = x / width;
    const swell = Math.sin(t * 4.4 + depth * 2.1 + 3.5) * (120 - 62 * depth);
    const ripple = Math.sin(t * 9.2 - depth * 4.6) * (14 + 22 * depth);
    return [x, 90 + depth * 660 + swell + ripple - 60 * t * (1 - depth)];
  });
}

const tones = ["#3c2f7c", "#54489c", "#56689f", "#4a8aa0", "#3a9c94", "#1c8676", color.teal, color.deep, color.pine];

/** Colour of a band at `depth` (0 to 1). */
function tone(depth: number): string {
  const place = depth * (tones.length - 1);
  const index = Math.floor(place);
  return mix(tones[index] ?? color.pine, tones[index + 1] ?? color.pine, place - index);
}

/** Draws flowing bands from violet through teal to dark, each with light on its crest. */
export function drawWaves(): string {
  const definitions: string[] = [];
  const body: string[] = [];
  for (let band = 0; band < bands; band++) {
    const depth = band / (bands - 1);
    const top = 90 + depth * 660;
    const middle = tone(depth);
    const lit = mix(middle, depth < 0.35 ? "#c9b8f2" : "#c4f0e0", 0.4 * (1 - depth * 0.8));
    const dark = mix(middle, depth < 0.35 ? color.plum : color.pine, 0.45);
    definitions.push(
      linearGradient(`band${band}`, { from: [260, top - 150], to: [700, top + 190] }, [
        [0, lit],
        [0.5, middle],
        [1, dark],
      ]),
    );
    const points = crest(band);
    body.push(
      ...[22, 13, 6].map((lift) =>
        path(below(points), { fill: color.ink, opacity: 0.07, transform: `translate(0 ${-lift})` }),
      ),
      path(below(points), { fill: `url(#band${band})` }),
      path(curve(points), {
        fill: "none",
        stroke: band % 5 === 2 ? "url(#gold)" : "#eafff6",
        "stroke-width": band % 5 === 2 ? 3 : 1.2,
        opacity: band % 5 === 2 ? 0.9 : 0.24 * (1 - depth),
      }),
    );
  }
  return picture(
    [
      linearGradient("sky", { from: [0, 0], to: [width, 500] }, [
        [0, color.plum],
        [0.6, "#5a4596"],
        [1, "#a0668f"],
      ]),
      linearGradient("gold", { from: [0, 0], to: [width, 0] }, [
        [0, color.amber, 0],
        [0.35, "#ffd98a"],
        [0.62, color.saffron],
        [1, color.amber, 0],
      ]),
      radialGradient("light", [1240, 40], 520, [
        [0, "#ffe3b0", 0.95],
        [0.3, "#ffb98a", 0.5],
        [1, "#ffc98f", 0],
      ]),
      linearGradient("dusk", { from: [0, 430], to: [0, height] }, [
        [0, color.pine, 0],
        [1, color.pine, 0.55],
      ]),
      ...definitions,
    ],
    [wash("url(#sky)"), wash("url(#light)"), ...body, wash("url(#light)", { opacity: 0.16 }), wash("url(#dusk)")],
  );
}
