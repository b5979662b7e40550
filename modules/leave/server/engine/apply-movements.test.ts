import { expect, test } from "vitest";
import {
  adjustment,
  createLeaveEvaluator,
  datesOf,
  leavePolicy,
  movementLines,
  opening,
  use,
} from "#testing/leave-cases.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";

const { balanceOn, evaluateLeave } = createLeaveEvaluator({ readCase, evaluate });

test("what comes in fills negative lots first, the oldest first; the rest goes into its own", () => {
  const policies = [leavePolicy({ bands: [{ afterMonths: 0, days: 0 }] })];
  const uses = [use("r1", "2024-05-05", "2025-05-05")];
  const entries = [opening("2024-01-01", 0.5, { id: "o" }), adjustment("2026-01-01", 3)];
  expect(movementLines(evaluateLeave({ policies, uses, entries }))).toEqual([
    "2024-01-01 opening 0.5 o:0.5",
    "2024-05-05 use -1 o:-0.5 2024:-0.5",
    "2025-05-05 use -1 2025:-1",
    "2026-01-01 adjustment 3 2024:0.5 2025:1 a 2026-01-01:1.5",
  ]);
});

test("one line a lot: a grant into its own negative lot", () => {
  const policies = [leavePolicy({ grant: "monthly", bands: [{ afterMonths: 0, days: 36.5 }] })];
  const given = {
    employee: { hireDate: "2026-01-01" },
    policies,
    uses: [use("r", "2026-01-05")],
    until: "2026-01-31",
  };
  expect(movementLines(evaluateLeave(given))).toEqual(["2026-01-05 use -1 2026:-1", "2026-01-31 grant 3.1 2026:3.1"]);
});

test("an entry with the id of a period is a lot of its own", () => {
  const entries = [opening("2026-01-01", 2, { id: "2026" })];
  const given = { employee: { hireDate: "2026-01-01" }, entries, uses: [use("r", ...datesOf("2026-02", 1, 25))] };
  const taken = movementLines(evaluateLeave(given)).slice(2);
  expect(taken.filter((line) => line.includes(" use "))).toHaveLength(25);
  expect(taken.at(-1)).toBe("2026-02-25 use -1 2026:-1");
  expect(balanceOn(given, "2026-02-25")?.balance).toBe(1);
});

test.each([
  ["everything, for ever", null, []],
  ["at most so many days", { most: 10, expiresAfterMonths: null }, ["2025-01-01 expiry -14 2024:-14"]],
  ["everything for some months", { most: null, expiresAfterMonths: 3 }, ["2025-04-01 expiry -24 2024:-24"]],
  ["nothing", { most: 0, expiresAfterMonths: 3 }, ["2025-01-01 expiry -24 2024:-24"]],
])("a settled period keeps %s", (_, carryOver, expected) => {
  const expiries = movementLines(evaluateLeave({ policies: [leavePolicy({ carryOver })], until: "2025-12-31" })).filter(
    (line) => line.includes(" expiry "),
  );
  expect(expiries).toEqual(expected);
});

test("the policy last in force in the period settles it; none settles nothing", () => {
  const policies = [
    leavePolicy({ to: "2024-06-30", carryOver: { most: 0, expiresAfterMonths: null } }),
    leavePolicy({ id: "p2", from: "2024-07-01", to: "2024-12-31", carryOver: { most: 5, expiresAfterMonths: null } }),
  ];
  expect(movementLines(evaluateLeave({ policies })).slice(1)).toEqual(["2025-01-01 expiry -19 2024:-19"]);
});

test("nothing is settled or expires after the last day of employment", () => {
  const entries = [opening("2024-01-01", 3, { expires: "2024-12-31" })];
  const policies = [leavePolicy({ carryOver: { most: 0, expiresAfterMonths: null } })];
  const given = { employee: { endDate: "2024-12-31" }, policies, entries };
  expect(movementLines(evaluateLeave(given)).some((line) => line.includes(" expiry "))).toBe(false);
  expect(balanceOn(given, "2025-02-01")).toMatchObject({ balance: 27, usable: 0, expiring: [] });
  expect(balanceOn(given, "2024-12-31")?.expiring).toEqual([{ date: "2024-12-31", days: 3 }]);
});

test("what expires first is used first, then periods, then entries, the oldest first", () => {
  const entries = [
    opening("2024-01-01", 1, { id: "never" }),
    adjustment("2024-01-02", 1, { id: "late", expires: "2024-12-31" }),
    adjustment("2024-01-02", 1, { id: "soon", expires: "2024-06-30" }),
    adjustment("2024-01-03", 1, { id: "later entry" }),
  ];
  const policies = [leavePolicy({ bands: [{ afterMonths: 0, days: 1 }], prorate: false })];
  const uses = [use("r", ...datesOf("2024-02", 1, 6))];
  expect(
    movementLines(evaluateLeave({ policies, entries, uses, until: "2024-12-31" }))
      .filter((line) => line.includes(" use "))
      .map((line) => line.split("-1 ")[1]),
  ).toEqual(["soon:-1", "late:-1", "2024:-1", "never:-1", "later entry:-1", "2024:-1"]);
});

test("on one date: expiries, settlements, openings, adjustments, grants, uses", () => {
  const entries = [
    opening("2024-06-01", 2, { id: "old", expires: "2024-12-31" }),
    adjustment("2025-01-01", 1, { id: "b" }),
    adjustment("2025-01-01", 1, { id: "a" }),
    opening("2025-01-01", 1, { id: "z" }),
  ];
  const policies = [leavePolicy({ carryOver: { most: 0, expiresAfterMonths: null } })];
  const uses = [use("10", "2025-01-01"), use("9", "2025-01-01")];
  const { movements } = evaluateLeave({ policies, entries, uses });
  expect(
    movements.filter(({ date }) => date === "2025-01-01").map(({ kind, lots, ref }) => [kind, lots[0]?.id, ref]),
  ).toEqual([
    ["expiry", "old", null],
    ["expiry", "2024", null],
    ["opening", "z", "z"],
    ["adjustment", "a", "a"],
    ["adjustment", "b", "b"],
    ["grant", "2025", null],
    ["use", "2025", "9"],
    ["use", "2025", "10"],
  ]);
});

test("ids are ordered among those of one date and kind", () => {
  // 9 < 10 < 1a < 9: sorted together, the third would separate the others.
  const uses = [use("10", "2024-05-05"), use("9", "2024-05-05"), use("1a", "2024-07-07")];
  expect(evaluateLeave({ uses }).movements.map(({ ref }) => ref)).toEqual([null, "9", "10", "1a", null, null]);
  const entries = ["10", "9"].map((id) => adjustment("2024-05-05", 1, { id, expires: "2024-12-31" }));
  const third = adjustment("2024-06-06", 1, { id: "1a", expires: "2025-06-30" });
  const { movements } = evaluateLeave({ entries: [...entries, third] });
  expect(movements.filter(({ kind }) => kind === "expiry").map(({ lots }) => lots[0]?.id)).toEqual(["9", "10", "1a"]);
});

test("of lots that expire on one date the lower id is used first, whatever other lots there are", () => {
  const policies = [leavePolicy({ period: "serviceYear", prorate: false, bands: [{ afterMonths: 0, days: 1 }] })];
  const entries = ["2025", "9"].map((id) => adjustment("2025-02-01", 1, { id, expires: "2026-02-27" }));
  const taken = movementLines(evaluateLeave({ policies, entries, uses: [use("r", "2025-03-03")] })).find((line) =>
    line.includes(" use "),
  );
  expect(taken).toBe("2025-03-03 use -1 9:-1");
});

test("negative adjustments take like a use", () => {
  const entries = [opening("2024-01-01", 1, { id: "o" }), adjustment("2024-02-01", -3, { id: "a" })];
  const policies = [leavePolicy({ bands: [{ afterMonths: 0, days: 0 }] })];
  expect(movementLines(evaluateLeave({ policies, entries })).at(-1)).toBe("2024-02-01 adjustment -3 o:-1 2024:-2");
});
