import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readTopics } from "./topics.ts";

const folder = join(import.meta.dirname, "posters");
const files = (await readdir(folder)).toSorted();
const read = (file: string): Promise<Buffer> => readFile(join(folder, file));

/** Returns the grey levels of a small rendering, 32 by 18. */
async function levels(svg: Buffer): Promise<number[]> {
  return [...(await sharp(svg).resize(32, 18).greyscale().raw().toBuffer())];
}

/** Returns the mean difference per pixel between two renderings, of 255 levels. */
function distance(one: number[], other: number[]): number {
  return one.reduce((sum, level, i) => sum + Math.abs(level - (other[i] ?? 0)), 0) / one.length;
}

describe.each(files)("poster %s", (file) => {
  test("is a drawing of 1600 by 900 with numeric coordinates, and no other elements", async () => {
    const svg = await read(file);
    const { format, width, height } = await sharp(svg).metadata();
    expect({ format, width, height }).toEqual({ format: "svg", width: 1600, height: 900 });
    const text = svg.toString();
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
    expect(text).not.toMatch(/<(text|image|script|style|foreignObject|use)\b|href/);
  });

  test("refers only to gradients and cut-outs that it defines, each once", async () => {
    const text = (await read(file)).toString();
    const defined = [...text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(defined).size).toBe(defined.length);
    for (const [, id] of text.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(id);
  });

  test("has light and shade, and is calm and dark enough below for white text", async () => {
    const svg = await read(file);
    const { channels } = await sharp(svg).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(15);
    const grey = await levels(svg);
    const foot = grey.slice(Math.round(grey.length * 0.8));
    expect(foot.reduce((sum, level) => sum + level, 0) / foot.length).toBeLessThan(80);
  });

  test("is small as WebP", async () => {
    const webp = await sharp(await read(file))
      .resize(1280)
      .webp()
      .toBuffer();
    expect(webp.length).toBeLessThan(150 * 1024);
  });
});

test("all posters look different", async () => {
  const all = await Promise.all(files.map(async (file) => ({ file, seen: await levels(await read(file)) })));
  for (const one of all) {
    for (const other of all) {
      if (one.file < other.file) {
        expect(distance(one.seen, other.seen), `${one.file} and ${other.file}`).toBeGreaterThan(8);
      }
    }
  }
});

test("every poster is that of one topic", () => {
  const designs = readTopics().flatMap(({ poster }) => (poster === undefined ? [] : [`${poster.design}.svg`]));
  expect(designs.toSorted()).toEqual(files);
});

test("the palm walk's video is a WebM file of at most 500 kB", async () => {
  const film = await readFile(join(import.meta.dirname, "media/palm-walk.webm"));
  expect(film.subarray(0, 4).toString("hex")).toBe("1a45dfa3");
  expect(film.subarray(0, 64).includes("webm")).toBe(true);
  expect(film.length).toBeLessThanOrEqual(500_000);
});
