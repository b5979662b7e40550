import type { PosterDesign } from "../topic.ts";
import { drawArches } from "./arches.ts";
import { drawBooks } from "./books.ts";
import { drawCircuit } from "./circuit.ts";
import { drawDunes } from "./dunes.ts";
import { drawGarden } from "./garden.ts";
import { drawLattice } from "./lattice.ts";
import { drawPalm } from "./palm.ts";
import { drawSkyline } from "./skyline.ts";
import { drawStars } from "./stars.ts";
import { drawSun } from "./sun.ts";
import { drawThreads } from "./threads.ts";
import { drawWaves } from "./waves.ts";

const drawings: Record<PosterDesign, () => string> = {
  lattice: drawLattice,
  waves: drawWaves,
  dunes: drawDunes,
  arches: drawArches,
  garden: drawGarden,
  skyline: drawSkyline,
  circuit: drawCircuit,
  stars: drawStars,
  palm: drawPalm,
  threads: drawThreads,
  sun: drawSun,
  books: drawBooks,
};

export const posterDesigns = Object.keys(drawings) as PosterDesign[];

/**
 * Draws the poster as an SVG document of 1600 by 900 units, the same text at every call. Its lower part is calm and
 * dark enough for a title; the subject stays inside 16:9, 2:1 and square crops around the middle.
 */
export function drawPoster(design: PosterDesign): string {
  return drawings[design]();
}
