import type { Span } from "./order-runs.ts";

/** Splits a text into words with the spaces after them. */
function wordsOf(text: string): { start: number; end: number; next: number }[] {
  return [...text.matchAll(/(\S+)\s*/gu)].map(({ index, 0: whole, 1: word = "" }) => ({
    start: index,
    end: index + word.length,
    next: index + whole.length,
  }));
}

/** Returns the end of the part of an overlong word that fits, at least one character. */
function fit({ start, end }: { start: number; end: number }, text: string, fits: (span: Span) => boolean): number {
  let at = start;
  for (const sign of text.slice(start, end)) {
    if (at > start && !fits([start, at + sign.length])) break;
    at += sign.length;
  }
  return at;
}

/** Breaks a text into lines that fit, between words if possible. Lines have no spaces at their ends. */
export function breakLines(text: string, fits: (span: Span) => boolean): Span[] {
  const lines: Span[] = [];
  let line: Span | null = null;
  for (const word of wordsOf(text)) {
    if (line !== null && fits([line[0], word.end])) {
      line = [line[0], word.end];
      continue;
    }
    if (line !== null) lines.push(line);
    let { start } = word;
    while (!fits([start, word.end])) {
      const end = fit({ start, end: word.end }, text, fits);
      if (end >= word.end) break;
      lines.push([start, end]);
      start = end;
    }
    line = [start, word.end];
  }
  return line === null ? lines : [...lines, line];
}
