import { describe, expect, test } from "vitest";
import { suggestPunch } from "./suggest-punch.ts";

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

describe("the punch that is most likely missing", () => {
  test("of a day without any is the first check-in", () => {
    expect(suggestPunch({ rows: split(), punches: [] }, evening)).toEqual({ kind: "in", at: eight });
  });

  test("after a check-in is the check-out of its slot", () => {
    expect(suggestPunch({ rows: split(eight), punches: [punch("in", 1)] }, evening)).toEqual({ kind: "out", at: noon });
  });

  test("after a whole slot is the next check-in", () => {
    const punches = [punch("in", 1), punch("out", 1)];
    expect(suggestPunch({ rows: split(eight), punches }, evening)).toEqual({ kind: "in", at: one });
  });

  test("never lies in the future", () => {
    const early = Date.parse(eight as string) - 1;
    expect(suggestPunch({ rows: split(), punches: [] }, early)).toEqual({ kind: "in", at: null });
  });

  test("does not follow what was refused or taken back", () => {
    const punches = [punch("in", 1, { isVoided: true }), punch("in", 1, { accepted: false })];
    expect(suggestPunch({ rows: split(), punches }, evening)).toEqual({ kind: "in", at: eight });
  });

  test("of a day off has no hour", () => {
    const off = { slot: null, slotStart: null, slotEnd: null, firstIn: null } as never;
    expect(suggestPunch({ rows: [off], punches: [] }, evening)).toEqual({ kind: "in", at: null });
  });
});
