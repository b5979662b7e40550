import { describe, expect, test } from "vitest";
import { reasons, type Reason } from "../../contract/reasons.ts";
import { shouldHide, scoreOf } from "./policy.ts";

const limits = { people: 3, score: 9 };
const given = (...list: Reason[]) =>
  reasons.map((reason) => ({ reason, count: list.filter((one) => one === reason).length }));

describe("reports that hide nothing", () => {
  test.each<{ what: string; list: Reason[] }>([
    { what: "none at all", list: [] },
    { what: "one of the gravest", list: ["violence"] },
    { what: "two of the gravest", list: ["violence", "violence"] },
    { what: "four light ones", list: ["spam", "spam", "other", "falseInformation"] },
    {
      what: "any number of claims of property",
      list: Array.from({ length: 50 }, () => "intellectualProperty" as const),
    },
    {
      what: "claims of property beside two grave ones",
      list: ["violence", "violence", "intellectualProperty", "intellectualProperty"],
    },
  ])("$what does not hide", ({ list }) => {
    expect(shouldHide(given(...list), limits)).toBe(false);
  });

  test("one person's reports never hide, whatever the settings", () => {
    for (const reason of reasons) expect(shouldHide(given(reason), { people: 1, score: 1 })).toBe(false);
  });
});

test("three severe reports hide, and so do five light ones", () => {
  expect(shouldHide(given("harassment", "hate", "privateData"), limits)).toBe(true);
  expect(shouldHide(given("spam", "spam", "spam", "spam", "other"), limits)).toBe(true);
});

test("every reason has a positive weight and adds to the urgency of a case", () => {
  for (const reason of reasons) expect(scoreOf(given(reason))).toBeGreaterThan(0);
  expect(scoreOf(given("spam", "violence"))).toBe(scoreOf(given("spam")) + scoreOf(given("violence")));
});
