import fc from "fast-check";
import { expect, test } from "vitest";
import { bulkActions } from "../../contract/schemas-administration.ts";
import { isUntouched, plannedChange, type BulkChange, type BulkColumns } from "./policy.ts";

const at = "2026-11-21T09:00:00.123Z";
const instant = fc.constantFrom(null, "2026-11-01T08:00:00Z", "2026-11-02T08:00:00Z");

const topic: fc.Arbitrary<BulkColumns> = fc.record({
  category_id: fc.constantFrom("2", "3", "4"),
  is_active: fc.boolean(),
  pinned_at: instant,
  featured_in_home: fc.boolean(),
  featured_order: fc.option(fc.integer({ min: -5, max: 5 })),
  featured_from: instant,
  featured_until: instant,
  deleted_at: instant,
  deleted_by: fc.constantFrom(null, "7"),
  decision: fc.constantFrom(null, "keep", "deactivate", "delete"),
  decision_reason: fc.constantFrom(null, "Because"),
  decided_at: instant,
});
const order = fc.record({
  action: fc.constantFrom(...bulkActions),
  moveTo: fc.constantFrom("2", "3"),
  reason: fc.constantFrom(null, "Too old"),
  personId: fc.constant("1"),
  at: fc.constant(at),
});

const columnsOf = (from: BulkColumns, change: BulkChange): BulkChange =>
  Object.fromEntries(Object.keys(change).map((column) => [column, from[column as keyof BulkColumns]]));

test("every action can be undone, and repeating it changes nothing", () => {
  fc.assert(
    fc.property(topic, order, (before, given) => {
      const change = plannedChange(before, given);
      if (before.deleted_at !== null) expect(change).toBeNull();
      if (change === null) return;
      const after = { ...before, ...change };
      expect(after).not.toEqual(before);
      expect(plannedChange(after, given)).toBeNull();
      const record = { was: columnsOf(before, change), is: change, version: 5 };
      expect(isUntouched({ ...after, version: 5 }, record)).toBe(true);
      expect({ ...after, ...record.was }).toEqual(before);
    }),
    { numRuns: 100 },
  );
});

test("a topic with any other change is not restored", () => {
  fc.assert(
    fc.property(topic, order, fc.constantFrom("is_active", "category_id", "deleted_at"), (before, given, column) => {
      const change = plannedChange(before, given);
      if (change === null) return;
      const after = { ...before, ...change, version: 5 };
      const record = { was: columnsOf(before, change), is: change, version: 5 };
      expect(isUntouched({ ...after, version: 6 }, record)).toBe(false);
      const others = { is_active: !after.is_active, category_id: "9", deleted_at: "2026-11-21T10:00:00Z" };
      if (column in change || column === "deleted_at") {
        expect(isUntouched({ ...after, [column]: others[column] }, record)).toBe(false);
      }
    }),
    { numRuns: 100 },
  );
});
