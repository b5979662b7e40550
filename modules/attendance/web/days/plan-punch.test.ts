import { describe, expect, test } from "vitest";
import { suggestPunch } from "./plan-punch.ts";

const row = (slot: number, slotStart: string, slotEnd: string, firstIn: string | null = null) =>
  ({ slot, slotStart, slotEnd, firstIn }) as never;
const punch = (kind: "in" | "out", slot: number, more: object = {}) =>
  ({ kind, slot, accepted: true, isVoided: false, ...more }) as never;
const [eight, noon, one, five] = [8, 12, 13, 17].map(
  (hour) => `2026-11-15T${String(hour).padStart(2, "0")}:00:00.000Z`,
);
const evening = Date.parse("2026-11-15T20:00:00Z");
const split = (firstIn: string | null = null) => [
  row(1, eight as string, noon as string, firstIn),
  row(2, one as string, five as string),
];

describe("the suggested punch", () => {
  test("the first check-in is suggested for a day without punches", () => {
    expect(suggestPunch({ rows: split(), punches: [] }, evening)).toEqual({ kind: "in", at: eight });
  });

  test("the check-out of the slot is suggested after a check-in", () => {
    expect(suggestPunch({ rows: split(eight), punches: [punch("in", 1)] }, evening)).toEqual({ kind: "out", at: noon });
  });

  test("the next check-in is suggested after a complete slot", () => {
    const punches = [punch("in", 1), punch("out", 1)];
    expect(suggestPunch({ rows: split(eight), punches }, evening)).toEqual({ kind: "in", at: one });
  });

  test("a future time is never suggested", () => {
    const early = Date.parse(eight as string) - 1;
    expect(suggestPunch({ rows: split(), punches: [] }, early)).toEqual({ kind: "in", at: null });
  });

  test("refused and voided punches are ignored", () => {
    const punches = [punch("in", 1, { isVoided: true }), punch("in", 1, { accepted: false })];
    expect(suggestPunch({ rows: split(), punches }, evening)).toEqual({ kind: "in", at: eight });
  });

  test("no time is suggested for a day off", () => {
    const off = { slot: null, slotStart: null, slotEnd: null, firstIn: null } as never;
    expect(suggestPunch({ rows: [off], punches: [] }, evening)).toEqual({ kind: "in", at: null });
  });
});
