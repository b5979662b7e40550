import { expect, test } from "vitest";
import { metresPerPixel, netLines, netStep, roundDegrees, scaleBar, turnedLongitude } from "./measure-map.ts";

test("the scale bar is the longest round length that fits", () => {
  expect(scaleBar(1)).toEqual({ metres: 100, pixels: 100 });
  expect(scaleBar(0.6).metres).toBe(50);
  expect(scaleBar(1000).metres).toBe(100_000);
  for (const zoom of [0, 3, 9, 14.5, 19]) {
    const { metres, pixels } = scaleBar(metresPerPixel(24.7, zoom));
    expect(pixels).toBeLessThanOrEqual(110);
    expect(pixels).toBeGreaterThan(35);
    expect(String(metres)).toMatch(/^(?:[125]0*|0\.0*[125])$/);
  }
});

test("the equator is as long as the world's 256 pixels, and cos 60° halves a pixel like one zoom step", () => {
  expect(metresPerPixel(0, 0)).toBeCloseTo(40_030_228.9 / 256, 0);
  expect(metresPerPixel(60, 0)).toBeCloseTo(metresPerPixel(0, 1), 5);
});

test("grid lines are at a readable distance and at most 60", () => {
  expect(netStep(3)).toBe(30);
  expect(netStep(15)).toBe(0.005);
  expect(netLines(46.6, 46.71, 0.05).map(roundDegrees)).toEqual([46.6, 46.65, 46.7]);
  expect(netLines(-1, 1, 0.001)).toHaveLength(60);
  expect(netLines(1.1, 1.2, 5)).toEqual([]);
});

test("a longitude beyond 180 degrees is normalised", () => {
  expect(turnedLongitude(406.6753)).toBeCloseTo(46.6753, 9);
  expect(turnedLongitude(-313.3247)).toBeCloseTo(46.6753, 9);
  expect(turnedLongitude(-180)).toBe(-180);
});
