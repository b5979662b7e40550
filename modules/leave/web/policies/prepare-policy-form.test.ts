import { expect, test } from "vitest";
import { createLeavePolicy, type LeavePolicy } from "#modules/leave/contract/schemas-policy.ts";
import { bandRises, bodyOf, daysTyped, emptyPolicy, presetValues, valuesOf } from "./prepare-policy-form.ts";

const policy: LeavePolicy = {
  id: "4",
  type: { id: "7", nameEn: "Annual", nameAr: "سنوية", color: "teal" },
  nameEn: "Usual",
  nameAr: "المعتادة",
  sourceEn: null,
  sourceAr: null,
  from: "2026-01-01",
  to: null,
  everyone: false,
  users: [{ id: "9", nameEn: "Omar", nameAr: null, titleEn: null, titleAr: null, photoUrl: null }],
  userCount: 1,
  isChangeable: true,
  roles: [],
  period: "calendarYear",
  bands: [
    { afterMonths: 0, days: 21.5 },
    { afterMonths: 60, days: 30 },
  ],
  grant: "start",
  prorate: false,
  rounding: "half",
  waitingMonths: 3,
  carryOver: { most: null, expiresAfterMonths: 3 },
  overdraw: 2,
  createdAt: "2026-01-01T00:00:00Z",
  version: 1,
};

test("a policy that is edited without a change is sent as it was", () => {
  const { id: _, userCount: __, createdAt: ___, version: ____, isChangeable: _____, type, users, ...rest } = policy;
  expect(bodyOf(valuesOf(policy))).toEqual({
    ...rest,
    type: type.id,
    users: users.map(({ id }) => id),
    sourceEn: "",
    sourceAr: "",
  });
});

test("the preset is a policy that the server would take, once its type is chosen", () => {
  const read = createLeavePolicy.parse(bodyOf({ ...presetValues("saudiAnnual"), type: "7" }));
  expect(read).toMatchObject({
    bands: [
      { afterMonths: 0, days: 21 },
      { afterMonths: 60, days: 30 },
    ],
    everyone: true,
    carryOver: null,
  });
  expect([read.sourceEn, read.sourceAr]).not.toContain(null);
  expect(presetValues(undefined)).toBe(emptyPolicy);
});

test("what a form hides is not sent", () => {
  const hidden = { ...valuesOf(policy), everyone: true, period: "once", grant: "monthly" } as const;
  expect(bodyOf(hidden)).toMatchObject({ users: [], grant: "start", prorate: false, bands: [{ days: 21.5 }] });
  expect(bodyOf({ ...hidden, period: "hijriYear" })).toMatchObject({ grant: "monthly", prorate: true });
});

test.each([
  ["", "fieldRequired"],
  ["ten", "numeric"],
  ["-1", "numeric"],
  ["10001", "tooLarge"],
  ["1.234", "hundredths"],
  ["1.25", undefined],
  ["٢١٫٥", undefined],
  ["1.500", undefined],
])("days typed as %j: %s", (text, key) => {
  expect(daysTyped(text)?.key).toBe(key);
});

test("a band begins later than the one before", () => {
  const bands = ["0", "12", "١٢"].map((afterMonths) => ({ afterMonths, days: "1" }));
  expect([0, 1, 2].map((at) => bandRises(bands, at)?.key)).toEqual([undefined, undefined, "rising"]);
});
