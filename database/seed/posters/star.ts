import type { Point } from "./svg.ts";

const fullTurn = 2 * Math.PI;

/** Returns the point `radius` away from the centre in direction `angle` (radians, clockwise from the right). */
export function polar([x, y]: Point, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** Returns the corners of a star: `tips` of them at `outer`, as many notches at `inner`. */
function starCorners(centre: Point, tips: number, outer: number, inner: number, turn = 0): Point[] {
  return Array.from({ length: 2 * tips }, (_, i) =>
    polar(centre, i % 2 === 0 ? outer : inner, turn + (i * fullTurn) / (2 * tips)),
  );
}

/**
 * Returns the outline of the regular star polygon {tips/step}: its notches are at the crossings of chords that skip
 * `step` tips. {8/2} is the khatam, two superimposed squares; {8/3} is the sharper star.
 */
export function starPolygon(centre: Point, tips: number, step: number, radius: number, turn = 0): Point[] {
  const inner = (radius * Math.cos((Math.PI * step) / tips)) / Math.cos((Math.PI * (step - 1)) / tips);
  return starCorners(centre, tips, radius, inner, turn);
}

export function ring(centre: Point, sides: number, radius: number, turn = 0): Point[] {
  return Array.from({ length: sides }, (_, i) => polar(centre, radius, turn + (i * fullTurn) / sides));
}
