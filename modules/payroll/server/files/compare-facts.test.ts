import fc from "fast-check";
import { expect, test } from "vitest";
import type { PersonFacts } from "../facts/compute-facts.ts";
import { compareRows, pairsOf } from "./compare-facts.ts";
import { personRows } from "./present-table.ts";

const person = (id: number, name: string): PersonFacts => ({
  id: String(id),
  employeeNumber: null,
  nameEn: name,
  nameAr: null,
  departmentEn: null,
  departmentAr: null,
  hireDate: null,
  endDate: null,
  dueDays: 0,
  workedDays: 0,
  absentDays: 0,
  incompleteDays: 0,
  lateTimes: 0,
  earlyTimes: 0,
  days: [],
  balances: {},
});

/** Names by id. */
type People = Record<string, string>;
async function* inOrder(people: People) {
  for (const [id, name] of Object.entries(people)) yield person(Number(id), name);
}

test("applied to the previous version, the differences of any two give this one, and nothing else is in them", async () => {
  // Ids of different lengths: they are in the order of numbers, not of letters.
  const people = fc.dictionary(fc.integer({ min: 1, max: 120 }).map(String), fc.constantFrom("a", "b"));
  await fc.assert(
    fc.asyncProperty(people, people, async (before, after) => {
      const result: People = { ...before };
      const rows = personRows(["number", "nameEn"], "2026-01");
      for await (const pair of pairsOf(inOrder(before), inOrder(after))) {
        for (const { change, before: old, after: new_ } of compareRows(rows, pair)) {
          const id = String((new_ ?? old)?.[0]);
          expect(old?.[1]).toBe(before[id]);
          expect(new_?.[1]).toBe(after[id]);
          expect(change).toBe(old === null ? "added" : new_ === null ? "removed" : "changed");
          expect(old?.[1]).not.toBe(new_?.[1]);
          if (new_ === null) delete result[id];
          else result[id] = String(new_[1]);
        }
      }
      expect(result).toEqual(after);
    }),
    { numRuns: 200 },
  );
});
