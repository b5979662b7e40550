import { expect, test } from "vitest";
import type { PersonSummary } from "#shared/wire.ts";
import { noSubjects, subjectIds, toggleSubject, withoutLast } from "./chosen-subjects.ts";

const person = (id: string): PersonSummary => ({
  id,
  nameAr: null,
  nameEn: `Person ${id}`,
  titleAr: null,
  titleEn: null,
  photoUrl: null,
});
const found = {
  users: [person("7"), person("8")],
  roles: [{ id: "7", nameAr: "حراسة", nameEn: "Guards", people: 12 }],
};

test("a person and a role with the same number are distinct", () => {
  const both = toggleSubject(toggleSubject(noSubjects, "user 7", found), "role 7", found);
  expect(subjectIds(both)).toEqual({ users: ["7"], roles: ["7"] });
  expect(subjectIds(toggleSubject(both, "user 7", found))).toEqual({ users: [], roles: ["7"] });
});

test("a subject chosen twice is removed, even if the list no longer contains it", () => {
  const one = toggleSubject(noSubjects, "user 8", found);
  expect(subjectIds(toggleSubject(one, "user 8", { users: [], roles: [] }))).toEqual({ users: [], roles: [] });
  expect(toggleSubject(noSubjects, "user 9", found)).toEqual(noSubjects);
});

test("the last chip is removed first: people, then roles", () => {
  const all = ["role 7", "user 7", "user 8"].reduce((value, key) => toggleSubject(value, key, found), noSubjects);
  const afterOne = withoutLast(all);
  expect(subjectIds(afterOne)).toEqual({ users: ["7"], roles: ["7"] });
  expect(subjectIds(withoutLast(withoutLast(afterOne)))).toEqual({ users: [], roles: [] });
});
