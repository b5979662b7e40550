import { expect, test } from "vitest";
import type { Condition } from "#modules/services/contract/form/definition.ts";
import { conditionOf, emptyDefinition, emptyField, moved, plainOf, withType } from "./definition.ts";

const urgent: Condition = { field: "urgent", is: "equal", value: true };
const kind: Condition = { field: "kind", is: "oneOf", value: ["device", "repair"] };

test("a plain condition round-trips, and a nested one has no plain form", () => {
  for (const condition of [urgent, { all: [urgent, kind] }, { any: [kind, urgent] }] satisfies Condition[]) {
    const plain = plainOf(condition);
    expect(plain && conditionOf(plain)).toEqual(condition);
  }
  expect(plainOf({ not: urgent })).toBeNull();
  expect(plainOf({ all: [urgent, { any: [kind] }] })).toBeNull();
  expect(conditionOf({ mode: "any", comparisons: [] })).toBeUndefined();
});

test("an item is not moved beyond the ends", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
  expect(moved(["a", "b", "c"], 2, 3)).toEqual(["a", "b", "c"]);
});

test("a new field gets a free key", () => {
  const first = emptyField("text", []);
  const other = emptyField("text", [{ ...first, key: "field2" }]);
  expect([first.key, other.key]).toEqual(["field1", "field3"]);
});

test("a changed type keeps the texts and drops properties of the old type", () => {
  const field = { ...emptyField("choice", []), helpEn: "Why", options: [{ value: "a", labelEn: "A", labelAr: "أ" }] };
  expect(withType(field, "text")).toEqual({ ...emptyField("text", []), helpEn: "Why" });
});

test("a new service has the manager as approver", () => {
  expect(emptyDefinition({ nameEn: "A", nameAr: "أ" }).flow.steps[0]?.deciders).toEqual([{ kind: "manager" }]);
});
