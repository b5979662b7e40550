import { expect, test } from "vitest";
import { narrowed, readAuditSearch } from "./search.ts";

test("the address keeps valid parameters, and drops invalid, unknown and incomplete ones", () => {
  const whole = { actor: "7", action: "role.created", subjectKind: "role", subjectId: "12", from: "2026-01-01" };
  expect(readAuditSearch({ ...whole, to: "tomorrow", who: "me" })).toEqual(whole);
  expect(readAuditSearch({ search: "  خالد 7 " })).toEqual({ search: "خالد 7" });
  expect(readAuditSearch({ search: 77 })).toEqual({ search: "77" });
  // A letter with its diacritic is one character.
  for (const search of ["a", "خُ", "x".repeat(121), ["a"]]) expect(readAuditSearch({ search })).toEqual({});
  expect(readAuditSearch({ actor: 7, action: "everything", subjectKind: "role" })).toEqual({ actor: "7" });
});

test("another filter returns to the first page, and null removes a filter", () => {
  expect(narrowed({ actor: "7", cursor: "abc" }, { action: "role.created" })).toEqual({
    actor: "7",
    action: "role.created",
  });
  expect(narrowed({ actor: "7", subjectKind: "role", subjectId: "1" }, { subjectKind: null, subjectId: null })).toEqual(
    {
      actor: "7",
    },
  );
});
