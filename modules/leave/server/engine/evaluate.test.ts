import { expect, test } from "vitest";
import { createLeaveEvaluator, leavePolicy, movementLines, requestOf } from "#testing/leave-cases.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";

const { evaluateLeave } = createLeaveEvaluator({ readCase, evaluate });

test("the example of the rules", () => {
  const result = evaluateLeave({
    employee: { id: "u1", hireDate: "2024-03-10", endDate: null },
    policies: [
      leavePolicy({
        bands: [
          { afterMonths: 0, days: 21 },
          { afterMonths: 60, days: 30 },
        ],
        rounding: "half",
        carryOver: { most: 10, expiresAfterMonths: 3 },
      }),
    ],
    entries: [{ id: "e1", date: "2024-03-10", kind: "opening", days: 4.5, expires: "2024-12-31" }],
    uses: [
      {
        id: "r1",
        days: [
          { date: "2024-05-05", part: 1 },
          { date: "2024-05-06", part: 0.5 },
        ],
      },
    ],
    request: requestOf("2024-09-01"),
    asOf: ["2024-06-30"],
    until: "2025-12-31",
  });
  expect(result.movements[0]).toEqual({
    date: "2024-03-10",
    kind: "opening",
    days: 4.5,
    balance: 4.5,
    lots: [{ id: "e1", days: 4.5 }],
    ref: "e1",
  });
  expect(result.balances).toEqual([
    {
      date: "2024-06-30",
      balance: 20,
      usable: 20,
      granted: 21.5,
      used: 1.5,
      expired: 0,
      expiring: [{ date: "2024-12-31", days: 3 }],
    },
  ]);
  expect(result.request).toEqual({ allowed: true, code: null, short: 0, from: null });
  expect(movementLines(result).slice(4)).toEqual([
    "2025-01-01 expiry -3 e1:-3",
    "2025-01-01 expiry -7 2024:-7",
    "2025-01-01 grant 21 2025:21",
    "2025-04-01 expiry -10 2024:-10",
  ]);
});
