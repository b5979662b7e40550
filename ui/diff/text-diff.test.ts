import fc from "fast-check";
import { diffArrays } from "diff";
import { expect, test, vi } from "vitest";
import { textDiff, type DiffLine } from "./text-diff.ts";

vi.mock("diff", async (load) => {
  const library = await load<{ diffArrays: typeof diffArrays }>();
  return { ...library, diffArrays: vi.fn(library.diffArrays) };
});

/** "same [-removed-] {+added+}" */
const drawn = (lines: readonly DiffLine[]): string[] =>
  lines.map(({ parts }) =>
    parts.map(({ kind, text }) => (kind === "same" ? text : kind === "added" ? `{+${text}+}` : `[-${text}-]`)).join(""),
  );

test("changed words are shown within the line that contains them", () => {
  expect(drawn(textDiff("Bring water and a hat.", "Bring water and two hats."))).toEqual([
    "Bring water and [-a hat-]{+two hats+}.",
  ]);
  expect(drawn(textDiff("تُفتح الحديقة يوم الأحد", "تُفتح الحديقة يوم الاثنين"))).toEqual([
    "تُفتح الحديقة يوم [-الأحد-]{+الاثنين+}",
  ]);
});

test("lines without common words are shown as one removed and one added", () => {
  expect(drawn(textDiff("One\nTwo\nThree", "One\nSomething else\nThree"))).toEqual([
    "One",
    "[-Two-]",
    "{+Something else+}",
    "Three",
  ]);
  expect(textDiff("", "New").map(({ kind }) => kind)).toEqual(["added"]);
  expect(textDiff("Old", "").map(({ kind }) => kind)).toEqual(["removed"]);
  expect(textDiff("", "")).toEqual([]);
});

test("the search for common parts of unrelated texts stops early", () => {
  const numbered = (letter: string, mark: string): string =>
    Array.from({ length: 15_000 }, (_, number) => `${letter}${number}`).join(mark);
  const search = vi.mocked(diffArrays);
  search.mockClear();
  expect(textDiff(numbered("a", "\n"), numbered("b", "\n"))).toHaveLength(30_000);
  expect(textDiff(numbered("a", " "), numbered("b", " ")).map(({ kind }) => kind)).toEqual(["removed", "added"]);
  // For the lines; for the two remaining lines and for their words.
  expect(search.mock.results.map(({ value }) => value === undefined)).toEqual([true, false, true]);
});

test("both texts can be reconstructed from any diff", () => {
  const text = fc.string({ unit: fc.constantFrom(..."ab كل،\n .😀"), maxLength: 40 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = textDiff(before, after);
      const side = (hidden: "added" | "removed"): string =>
        lines
          .filter(({ kind }) => kind !== hidden)
          .map(({ parts }) =>
            parts
              .filter(({ kind }) => kind !== hidden)
              .map((part) => part.text)
              .join(""),
          )
          .join("\n");
      expect(side("added")).toBe(before);
      expect(side("removed")).toBe(after);
    }),
    { numRuns: 1_000 },
  );
});
