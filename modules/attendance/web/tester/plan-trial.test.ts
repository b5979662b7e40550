import { expect, test } from "vitest";
import { emptyTrial, firstPunch, metresTyped, trialOf, type TrialValues } from "./plan-trial.ts";

const omar = { id: "7", nameAr: null, nameEn: "Omar", titleAr: null, titleEn: null, photoUrl: null, department: null };
const places = [{ id: "1", latitude: 24.7136, longitude: 46.6753 }];
const values = (more: Partial<TrialValues> = {}): TrialValues => ({
  ...emptyTrial,
  person: omar,
  date: "2026-01-31",
  ...more,
});

test("without tried punches the real ones count, and a described person has none", () => {
  expect(trialOf(values(), places)).toEqual({ user: "7", date: "2026-01-31" });
  expect(trialOf(values({ who: "described", roles: ["3"], joinedOn: "2026-01-01" }), places)).toEqual({
    person: { roles: ["3"], joinedOn: "2026-01-01" },
    date: "2026-01-31",
    punches: [],
  });
});

test("tried punches are local times, also on the next day, at a distance from a location or without a position", () => {
  const punches = [
    { ...firstPunch, time: "08:10", place: "1", metres: "١٥٠" },
    { ...firstPunch, kind: "out" as const, day: "next" as const, time: "00:30" },
  ];
  const tried = trialOf(values({ punching: "tried", punches }), places).punches ?? [];
  expect(tried).toHaveLength(2);
  expect(tried[0]).toMatchObject({ kind: "in", at: "2026-01-31T08:10", longitude: 46.6753, accuracy: 10 });
  expect((24.7136 - (tried[0]?.latitude ?? 0)) * 111_195.08).toBeCloseTo(150, 6);
  expect(tried[1]).toEqual({ kind: "out", at: "2026-02-01T00:30" });
});

test("metres are non-negative decimals in any digits", () => {
  expect(["0", " 12.5 ", "١٢٠", "-1", "", "12 m", "1e3"].map(metresTyped)).toEqual([
    0,
    12.5,
    120,
    null,
    null,
    null,
    null,
  ]);
});
