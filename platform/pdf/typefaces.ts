import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { unpackFont } from "./unpack-font.ts";

export type Weight = "regular" | "bold";

/** The scripts in which the typeface is split, each with letters of its own; a space is in all of them. */
export const scripts = ["latin", "arabic"] as const;
export type Script = (typeof scripts)[number];

const numbers: Readonly<Record<Weight, number>> = { regular: 400, bold: 600 };
const resolve = createRequire(import.meta.url).resolve;
const known = new Map<string, Buffer>();

export const faceName = (weight: Weight, script: Script): string => `${weight} ${script}`;

/** Returns the font of a script; read once. From WOFF, since the outlines of WOFF2 cannot be embedded in part. */
export function readFace(weight: Weight, script: Script): Buffer {
  const name = faceName(weight, script);
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  const file = `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${script}-${numbers[weight]}-normal.woff`;
  const bytes = unpackFont(readFileSync(resolve(file)));
  known.set(name, bytes);
  return bytes;
}
