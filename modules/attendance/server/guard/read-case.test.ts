import { expect, test } from "vitest";
import { guardCase, ruleOf, shiftOf } from "#testing/guard-cases.ts";
import { readCase } from "./read-case.ts";

const rule = ruleOf("maximumPerDay", { minutes: 480 });
const outdoors = ruleOf("outdoors", { after: "12:30", before: "15:00" });
const shift = shiftOf("2026-03-01", "08:00", "16:00");

const errorsOf = (value: unknown): string[] => {
  const read = readCase(value);
  return "errors" in read ? read.errors.map(({ path, code }) => `${path} ${code}`) : [];
};

test("a break, work outdoors, the first day of the week and shifts may be missing", () => {
  const { breakMinutes: _, outdoors: __, ...short } = shift;
  expect(errorsOf({ rules: [rule], shifts: [short] })).toEqual([]);
  expect(errorsOf({ rules: [] })).toEqual([]);
});

test.each([
  ["no case", 1, " invalid_type"],
  ["missing rules", { shifts: [] }, "rules required"],
  ["an unknown kind", guardCase([{ ...rule, kind: "maximumPerYear" }], []), "rules.0.kind invalid_union"],
  ["a missing limit", guardCase([{ ...rule, minutes: undefined }], []), "rules.0.minutes required"],
  ["half a minute", guardCase([{ ...rule, minutes: 1.5 }], []), "rules.0.minutes invalid_type"],
  ["a negative limit", guardCase([{ ...rule, minutes: -1 }], []), "rules.0.minutes too_small"],
  ["an unknown mode", guardCase([{ ...rule, mode: "ask" }], []), "rules.0.mode invalid_value"],
  ["a date that does not exist", guardCase([{ ...rule, from: "2026-02-30" }], []), "rules.0.from invalid_format"],
  ["an end before the beginning", guardCase([{ ...rule, to: "2025-12-31" }], []), "rules.0.to end_before_start"],
  ["an id used twice", guardCase([rule, { ...outdoors, id: rule["id"] }], []), "rules.1.id duplicate_id"],
  ["hours that end first", guardCase([{ ...outdoors, before: "12:30" }], []), "rules.0.before end_before_start"],
  ["an hour that does not exist", guardCase([{ ...outdoors, after: "24:30" }], []), "rules.0.after invalid_format"],
  ["a weekday that does not exist", guardCase([], [], { firstDayOfWeek: "someday" }), "firstDayOfWeek invalid_value"],
  ["a local time", guardCase([], [{ ...shift, start: "2026-03-01T08:00:00" }]), "shifts.0.start invalid_format"],
  ["a shift without length", guardCase([], [{ ...shift, end: shift["start"] }]), "shifts.0.end end_before_start"],
  ["a shift of three days", guardCase([], [{ ...shift, end: "2026-03-04T08:00:00Z" }]), "shifts.0.end span_too_long"],
  [
    "a break longer than its shift",
    guardCase([], [{ ...shift, breakMinutes: 481 }]),
    "shifts.0.breakMinutes break_too_long",
  ],
  [
    "a place that is not known",
    guardCase([], [{ ...shift, timeZone: "Asia/Atlantis" }]),
    "shifts.0.timeZone unknown_time_zone",
  ],
])("%s is an error with its path", (_, value, error) => {
  expect(errorsOf(value)).toEqual([error]);
});
