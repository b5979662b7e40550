import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const main = join(import.meta.dirname, "main.ts");

function evaluate(input: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, "leave"], { input, encoding: "utf8" });
  return { status, stderr, answer: JSON.parse(stdout) as Record<string, unknown> };
}

const theCase = {
  employee: { id: 1, hireDate: "2024-01-01" },
  policies: [
    {
      id: 1,
      from: "2000-01-01",
      period: "once",
      bands: [{ afterMonths: 0, days: 15 }],
      grant: "start",
      prorate: false,
      rounding: "none",
      waitingMonths: 0,
      overdraw: 0,
    },
  ],
  asOf: ["2024-06-30"],
  until: "2024-12-31",
};

test.each([
  ["no JSON", "{", { path: "", code: "invalid_json" }],
  ["no case", "[]", { path: "", code: "invalid_type" }],
  ["an unknown field", JSON.stringify({ ...theCase, now: 1 }), { path: "now", code: "unknown_field" }],
  [
    "an end before its beginning",
    JSON.stringify({ ...theCase, asOf: ["2025-01-01"] }),
    { path: "asOf.0", code: "after_until" },
  ],
])("refuses %s with errors on standard output and exit code 2", (_, input, error) => {
  const { status, stderr, answer } = evaluate(input);
  expect({ status, stderr }).toEqual({ status: 2, stderr: "" });
  expect(answer).toEqual({ errors: [{ ...error, message: expect.any(String) as string }] });
});

test("prints the bare evaluation of a case and exits with 0", () => {
  const { status, answer } = evaluate(JSON.stringify(theCase));
  expect(status).toBe(0);
  expect(Object.keys(answer)).toEqual(["movements", "balances", "request"]);
  expect(answer["balances"]).toMatchObject([{ balance: 15, usable: 15, granted: 15 }]);
});
