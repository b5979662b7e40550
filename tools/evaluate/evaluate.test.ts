import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { punchIn, exampleCase, punchOut } from "#testing/attendance-cases.ts";
import { guardCase, ruleOf, shiftOf } from "#testing/guard-cases.ts";
import { leaveCase } from "#testing/leave-cases.ts";

const main = join(import.meta.dirname, "main.ts");

function evaluate(engine: string, input: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, engine], { input, encoding: "utf8" });
  return { status, stderr, answer: JSON.parse(stdout) as Record<string, unknown> };
}

describe.each(["attendance", "leave"])("%s refuses", (engine) => {
  const valid = engine === "attendance" ? exampleCase() : leaveCase();

  test.each([
    ["nothing", "", "invalid_json"],
    ["no JSON", "{", "invalid_json"],
    ["no case", "[]", "invalid_type"],
    ["a case with a hole", JSON.stringify({ ...valid, employee: undefined }), "required"],
    [
      "a case that contradicts itself",
      JSON.stringify(engine === "attendance" ? { ...valid, to: "2026-01-01" } : { ...valid, policies: [] }),
      engine === "attendance" ? "end_before_start" : "required",
    ],
  ])("%s with errors on standard output and exit code 2", (_, input, code) => {
    const { status, stderr, answer } = evaluate(engine, input);
    expect({ status, stderr }).toEqual({ status: 2, stderr: "" });
    expect(answer).toEqual({
      errors: [{ path: expect.any(String) as string, code, message: expect.any(String) as string }],
    });
  });
});

test("attendance prints the bare evaluation of a case and exits with 0", () => {
  const punches = [punchIn("08:00"), punchOut("16:00")];
  const { status, answer } = evaluate("attendance", JSON.stringify(exampleCase({ punches })));
  expect(status).toBe(0);
  expect(Object.keys(answer)).toEqual(["days", "punches", "conflicts", "warnings", "nextAction"]);
  expect(answer["days"]).toMatchObject([{ state: "present", workedMinutes: 480, provisional: false }]);
});

test("leave prints the bare evaluation of a case and exits with 0", () => {
  const { status, answer } = evaluate("leave", JSON.stringify(leaveCase({ asOf: ["2024-06-30"] })));
  expect(status).toBe(0);
  expect(Object.keys(answer)).toEqual(["movements", "balances", "request"]);
  expect(answer["balances"]).toMatchObject([{ balance: 24, usable: 24, granted: 24 }]);
});

test("working-time prints the bare findings of a case and exits with 0, and with 2 for an invalid one", () => {
  const rule = ruleOf("maximumPerDay", { minutes: 480 });
  const shifts = [shiftOf("2026-03-01", "08:00", "17:00")];
  const { status, answer } = evaluate("working-time", JSON.stringify(guardCase([rule], shifts)));
  expect(status).toBe(0);
  expect(answer).toMatchObject({ findings: [{ rule: "maximumPerDay", minutes: 540, dates: ["2026-03-01"] }] });
  const wrong = evaluate("working-time", JSON.stringify(guardCase([{ ...rule, mode: "ask" }], shifts)));
  expect(wrong.status).toBe(2);
  expect(wrong.answer).toMatchObject({ errors: [{ path: "rules.0.mode" }] });
});
