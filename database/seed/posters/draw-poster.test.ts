import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawPoster, posterDesigns } from "./draw-poster.ts";
import { drawPalm } from "./palm.ts";

/** Returns the grey levels of a small rendering, 32 by 18. */
async function levels(svg: string): Promise<number[]> {
  return [...(await sharp(Buffer.from(svg)).resize(32, 18).greyscale().raw().toBuffer())];
}

/** Returns the mean difference per pixel between two renderings, of 255 levels. */
function distance(one: number[], other: number[]): number {
  return one.reduce((sum, level, i) => sum + Math.abs(level - (other[i] ?? 0)), 0) / one.length;
}

describe.each(posterDesigns)("poster %s", (design) => {
  const svg = drawPoster(design);

  test("is a drawing of 1600 by 900 with numeric coordinates, and no other elements", async () => {
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
    expect({ format, width, height }).toEqual({ format: "svg", width: 1600, height: 900 });
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).not.toMatch(/<(text|image|script|style|foreignObject|use)\b|href/);
  });

  test("refers only to gradients and cut-outs that it defines, each once", () => {
    const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(defined).size).toBe(defined.length);
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(id);
  });

  test("has light and shade, and is calm and dark enough below for white text", async () => {
    const { channels } = await sharp(Buffer.from(svg)).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(15);
    const grey = await levels(svg);
    const foot = grey.slice(Math.round(grey.length * 0.8));
    expect(foot.reduce((sum, level) => sum + level, 0) / foot.length).toBeLessThan(80);
  });

  test("is the same at every call", () => {
    expect(drawPoster(design)).toBe(svg);
  });

  test("is small as WebP", async () => {
    const webp = await sharp(Buffer.from(svg)).resize(1280).webp().toBuffer();
    expect(webp.length).toBeLessThan(150 * 1024);
  });
});

test("all posters look different", async () => {
  const all = await Promise.all(
    posterDesigns.map(async (design) => ({ design, seen: await levels(drawPoster(design)) })),
  );
  expect(all).toHaveLength(12);
  for (const one of all) {
    for (const other of all) {
      if (one.design < other.design) {
        expect(distance(one.seen, other.seen), `${one.design} and ${other.design}`).toBeGreaterThan(8);
      }
    }
  }
});

describe("the palm walk's video", () => {
  test("begins with the poster, moves, and ends as it began", () => {
    expect(drawPalm(0)).toBe(drawPoster("palm"));
    expect(drawPalm(0.25)).not.toBe(drawPalm(0));
    expect(drawPalm(1)).toBe(drawPalm(0));
  });

  test("is a WebM file of at most 500 kB", async () => {
    const film = await readFile(new URL("../media/palm-walk.webm", import.meta.url));
    expect(film.subarray(0, 4).toString("hex")).toBe("1a45dfa3");
    expect(film.subarray(0, 64).includes("webm")).toBe(true);
    expect(film.length).toBeLessThanOrEqual(500_000);
  });
});
