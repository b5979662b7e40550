import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { onlookers, protectedFields, visibilities, type Visibility } from "../../contract/privacy.ts";
import { maySee, onlookerRelation, showProtected, type Protected, type Relation } from "./policy.ts";

const stranger: Relation = { isSelf: false, isOfficer: false, isManager: false, isSameDepartment: false };
const values = {
  phone: "+966 11 555 0000",
  mobile: "+966 50 555 0000",
  email: "omar@diwan.example",
  birthDate: "1990-02-09",
};
const shownAs = (visibility: Visibility): Protected => ({
  values,
  visibility: { phone: visibility, mobile: visibility, email: visibility, birthday: visibility },
});

describe("protected fields are hidden", () => {
  test.each([
    ["department", stranger],
    ["managers", stranger],
    ["nobody", stranger],
    ["managers", { ...stranger, isSameDepartment: true }],
    ["nobody", { ...stranger, isSameDepartment: true, isManager: true }],
  ] as const)("with visibility %s from %j", (visibility, viewer) => {
    expect(showProtected(shownAs(visibility), viewer)).toEqual({
      phone: null,
      mobile: null,
      email: null,
      birthday: null,
      guarded: [],
    });
  });
});

test.each([
  ["everyone", stranger],
  ["department", { ...stranger, isSameDepartment: true }],
  ["department", { ...stranger, isManager: true }],
  ["managers", { ...stranger, isManager: true }],
  ["nobody", { ...stranger, isOfficer: true }],
  ["nobody", { ...stranger, isSelf: true }],
] as const)("with visibility %s protected fields are shown to %j, without the year of birth", (visibility, viewer) => {
  const { birthday, guarded, ...shown } = showProtected(shownAs(visibility), viewer);
  const { birthDate: _, ...others } = values;
  expect(shown).toEqual(others);
  expect(birthday).toEqual({ month: 2, day: 9 });
  expect(guarded).toEqual(visibility === "everyone" ? [] : protectedFields);
});

test("missing values are not guarded", () => {
  const nothing = { phone: null, mobile: null, email: null, birthDate: null };
  const shown = showProtected({ ...shownAs("nobody"), values: nothing }, { ...stranger, isOfficer: true });
  expect(shown.guarded).toEqual([]);
});

const relation = fc.record({
  isSelf: fc.boolean(),
  isOfficer: fc.boolean(),
  isManager: fc.boolean(),
  isSameDepartment: fc.boolean(),
});

test("readers of a narrower visibility are readers of a wider one", () => {
  const place = fc.nat({ max: visibilities.length - 1 });
  fc.assert(
    fc.property(relation, place, place, (viewer, one, other) => {
      const [wider, narrower] = [visibilities[Math.min(one, other)], visibilities[Math.max(one, other)]];
      if (wider === undefined || narrower === undefined) throw new Error("There is no such visibility.");
      expect(maySee(narrower, viewer) && !maySee(wider, viewer)).toBe(false);
    }),
    { numRuns: 100 },
  );
});

test("a reader in the preview has no permissions of their own", () => {
  for (const onlooker of onlookers) expect(maySee("nobody", onlookerRelation(onlooker))).toBe(false);
});
