import { runsOf, type Run } from "#shared/fold.ts";
import type { Piece } from "../../contract/schemas.ts";

/** Returns whether a folded word matches the query. */
export type IsMatch = (word: string) => boolean;

/** Maximum characters of a snippet, and characters before the first match. */
const longest = 220;
const leadIn = 50;
/** Maximum characters of a text that are searched for matches. */
const maxRead = 12_000;

/** Returns the matching runs of a text with their positions in the original. */
export const matchesIn = (text: string, isMatch: IsMatch): Run[] =>
  runsOf(text.slice(0, maxRead)).filter(({ words }) => words.some(isMatch));

export function piecesOf(text: string, matches: readonly Run[]): Piece[] {
  const pieces: Piece[] = [];
  let place = 0;
  for (const { start, end } of matches) {
    if (start > place) pieces.push({ text: text.slice(place, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    place = end;
  }
  if (place < text.length) pieces.push({ text: text.slice(place), isMatch: false });
  return pieces;
}

/** Returns the start of the snippet: the position followed by the most different matches within its length. */
function startOf(matches: readonly Run[]): number {
  let best = { start: 0, different: 0 };
  for (const { start } of matches) {
    const within = matches.filter((match) => match.start >= start && match.end <= start + longest - leadIn);
    const different = new Set(within.flatMap(({ words }) => words)).size;
    if (different > best.different) best = { start, different };
  }
  return best.start;
}

/** Returns an excerpt of a text on one line around its matches, cut between words. */
function snippetOf(given: string, isMatch: IsMatch): Piece[] {
  const text = given
    .trim()
    .replace(/\s*\n\s*/gu, " · ")
    .replace(/\s+/gu, " ");
  const matches = matchesIn(text, isMatch);
  const first = startOf(matches);
  let from = first <= leadIn ? 0 : text.indexOf(" ", first - leadIn) + 1;
  if (from === 0 || from > first) from = first <= leadIn ? 0 : first;
  let to = Math.min(text.length, from + longest);
  if (to < text.length) {
    const space = text.lastIndexOf(" ", to);
    to = space > from + longest / 2 ? space : to;
    if (/[\ud800-\udbff]/.test(text[to - 1] ?? "")) to -= 1;
  }
  const inside = matches.filter(({ start, end }) => start >= from && end <= to);
  const shifted = inside.map((run) => ({ ...run, start: run.start - from, end: run.end - from }));
  const pieces = piecesOf(text.slice(from, to), shifted);
  return [
    ...(from > 0 ? [{ text: "…", isMatch: false }] : []),
    ...pieces,
    ...(to < text.length ? [{ text: "…", isMatch: false }] : []),
  ];
}

/** Returns a title and an excerpt of a text, each also split into matching and other pieces. */
export function excerptsOf(title: string, text: string, isMatch: IsMatch) {
  const snippetPieces = snippetOf(text, isMatch);
  const snippet = snippetPieces.map((piece) => piece.text).join("");
  return { title, titlePieces: piecesOf(title, matchesIn(title, isMatch)), snippet, snippetPieces };
}
