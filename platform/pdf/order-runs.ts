import bidiFactory from "bidi-js";
import type { Script } from "./typefaces.ts";

export type Direction = "ltr" | "rtl";

/** Adjacent letters of one direction and one script of the typeface, in the order of reading. */
export type Run = {
  text: string;
  /** Offset in its paragraph. */
  start: number;
  isRightToLeft: boolean;
  script: Script;
};

// Its types declare a module inside the module; at run time the function is there.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

const unseen = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;
/** Returns whether a character is an invisible directional mark. */
export const isUnseen = (sign: string): boolean => unseen.test(sign);
const mark = /\p{M}/u;

type Piece = { text: string; start: number; level: number; script: Script };

/** Splits part of a text into pieces of one level and one script; spaces and marks belong to the piece before them. */
function piecesOf(text: string, levels: Uint8Array, [start, end]: Span, scriptOf: (sign: string) => Script): Piece[] {
  const pieces: Piece[] = [];
  for (let at = start; at < end;) {
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const [place, level] = [at, levels[at] ?? 0];
    at += sign.length;
    if (isUnseen(sign)) continue;
    const last = pieces.at(-1);
    const follows = last !== undefined && last.level === level && (sign === " " || mark.test(sign));
    const script = follows ? last.script : scriptOf(sign);
    if (last !== undefined && last.level === level && last.script === script) last.text += sign;
    else pieces.push({ text: sign, start: place, level, script });
  }
  return pieces;
}

/** Reorders pieces from logical to visual order, from left to right: rule L2 of the bidirectional algorithm. */
function reorder(pieces: Piece[]): Piece[] {
  const ordered = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      if ((ordered[from]?.level ?? 0) < level) continue;
      let to = from;
      while (to + 1 < ordered.length && (ordered[to + 1]?.level ?? 0) >= level) to += 1;
      ordered.splice(from, to - from + 1, ...ordered.slice(from, to + 1).reverse());
      from = to;
    }
  }
  return ordered;
}

/** Offsets in a text, end excluded, in units of UTF-16. */
export type Span = readonly [start: number, end: number];

/** A paragraph whose lines can be put in visual order. */
export type OrderedText = { runsOf(line: Span): Run[] };

/**
 * Orders a paragraph by the Unicode bidirectional algorithm in its own direction; `scriptOf` returns the script of a
 * letter. The runs of a line are from left to right, the letters within each in the order of reading.
 */
export function orderText(text: string, direction: Direction, scriptOf: (sign: string) => Script): OrderedText {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  return {
    runsOf: (line) =>
      reorder(piecesOf(text, levels, line, scriptOf)).map(({ level, ...piece }) => ({
        ...piece,
        isRightToLeft: level % 2 === 1,
      })),
  };
}

/** Returns the mirrored form of a character in right-to-left text, for example of a bracket. */
export const mirrored = (sign: string): string => bidi.getMirroredCharacter(sign) ?? sign;
