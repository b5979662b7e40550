import { diffArrays } from "diff";

export type DiffPart = { kind: "same" | "added" | "removed"; text: string };
/** A line of one kind, or "changed" if only some of its words differ. */
export type DiffLine = { kind: "same" | "added" | "removed" | "changed"; parts: readonly DiffPart[] };

const kindOf = ({ added, removed }: { added?: boolean; removed?: boolean }): DiffPart["kind"] =>
  added === true ? "added" : removed === true ? "removed" : "same";

/** Splits a text into words and the text between them, by the rules of its script. */
const wordsOf = (text: string): string[] =>
  [...new Intl.Segmenter("und", { granularity: "word" }).segment(text)].map(({ segment }) => segment);

const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Joins changes that are separated only by spaces or punctuation: fewer, longer changes are easier to read. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  let removed = "";
  let added = "";
  let between = "";
  const flush = (): void => {
    if (removed !== "") result.push({ kind: "removed", text: removed });
    if (added !== "") result.push({ kind: "added", text: added });
    if (between !== "") result.push({ kind: "same", text: between });
    removed = added = between = "";
  };
  for (const { kind, text } of parts) {
    const isOpen = removed !== "" || added !== "";
    if (kind === "same") {
      if (isOpen && !hasWord(text) && between === "") between = text;
      else {
        flush();
        between = text;
        flush();
      }
      continue;
    }
    if (between !== "") {
      // Contained in both texts.
      removed += between;
      added += between;
      between = "";
    }
    if (kind === "removed") removed += text;
    else added += text;
  }
  flush();
  return result;
}

/** Maximum changes searched for; the time grows with their square. */
const maxChanges = 3_000;

/** Returns null if the texts differ too much. */
function wordDiff(before: string, after: string): DiffPart[] | null {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: maxChanges });
  return changes === undefined
    ? null
    : joined(changes.map((change) => ({ kind: kindOf(change), text: change.value.join("") })));
}

/** Returns the common share of two lines, 0 to 1; a low share is shown as one removed and one added line. */
function likeness(parts: readonly DiffPart[]): number {
  const total = parts.reduce((sum, { text }) => sum + text.length, 0);
  const same = parts.reduce((sum, { kind, text }) => sum + (kind === "same" ? 2 * text.length : 0), 0);
  return total === 0 ? 1 : same / (total + same / 2);
}

const whole = (kind: "same" | "added" | "removed", text: string): DiffLine => ({ kind, parts: [{ kind, text }] });

function pairLines(removed: readonly string[], added: readonly string[]): DiffLine[] {
  const lines: DiffLine[] = [];
  for (let place = 0; place < Math.max(removed.length, added.length); place += 1) {
    const [before, after] = [removed[place], added[place]];
    if (before !== undefined && after !== undefined) {
      const parts = wordDiff(before, after);
      if (parts !== null && likeness(parts) > 0.25) {
        lines.push({ kind: "changed", parts });
        continue;
      }
    }
    if (before !== undefined) lines.push(whole("removed", before));
    if (after !== undefined) lines.push(whole("added", after));
  }
  return lines;
}

/** Compares two texts line by line, and changed lines word by word. */
export function textDiff(before: string, after: string): DiffLine[] {
  const linesOf = (text: string): string[] => (text === "" ? [] : text.replaceAll(/\r\n?/gu, "\n").split("\n"));
  const lines: DiffLine[] = [];
  let gone: readonly string[] = [];
  const changes = diffArrays(linesOf(before), linesOf(after), { maxEditLength: maxChanges });
  if (changes === undefined)
    return [
      ...linesOf(before).map((line) => whole("removed", line)),
      ...linesOf(after).map((line) => whole("added", line)),
    ];
  for (const change of changes) {
    if (change.removed) {
      lines.push(...pairLines(gone, []));
      gone = change.value;
    } else if (change.added) {
      lines.push(...pairLines(gone, change.value));
      gone = [];
    } else {
      lines.push(...pairLines(gone, []), ...change.value.map((line) => whole("same", line)));
      gone = [];
    }
  }
  return [...lines, ...pairLines(gone, [])];
}
