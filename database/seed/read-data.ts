import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** A text in one language; its body is in the light markup of `markup.ts`. */
export type Text = { title: string; body: string };

/** Names in both languages, as the columns of most tables. */
export const names = { name_en: z.string(), name_ar: z.string() };

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), "utf8");

function parseJson(path: string): unknown {
  try {
    return JSON.parse(read(path));
  } catch (cause) {
    throw new Error(`database/seed/${path} is not valid JSON.`, { cause });
  }
}

/** Reads a JSON file of this folder. Throws an error that names the file and the fields that do not fit. */
export function readData<Shape extends z.ZodType>(path: string, shape: Shape): z.output<Shape> {
  const { data, error } = shape.safeParse(parseJson(path));
  if (error !== undefined) throw new Error(`database/seed/${path} does not fit:\n${z.prettifyError(error)}`);
  return data;
}

/** Reads a Markdown file of this folder: a first line `# title`, and the body. */
export function readText(path: string): Text {
  const [first = "", ...lines] = read(path).split(/\r?\n/);
  if (!first.startsWith("# ")) throw new Error(`The first line of database/seed/${path} is not "# " and a title.`);
  return { title: first.slice(2), body: lines.join("\n").trim() };
}
