import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { punchIn, exampleCase, punchOut } from "#testing/attendance-cases.ts";

const main = join(import.meta.dirname, "main.ts");

function evaluate(input: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, "attendance"], { input, encoding: "utf8" });
  return { status, stderr, answer: JSON.parse(stdout) as Record<string, unknown> };
}

test.each([
  ["nothing", "", "invalid_json"],
  ["no JSON", "{", "invalid_json"],
  ["no case", "[]", "invalid_type"],
  ["a case with a hole", JSON.stringify({ ...exampleCase(), now: undefined }), "required"],
  ["a case that contradicts itself", JSON.stringify(exampleCase({ to: "2026-01-01" })), "end_before_start"],
])("refuses %s with errors on standard output and exit code 2", (_, input, code) => {
  const { status, stderr, answer } = evaluate(input);
  expect({ status, stderr }).toEqual({ status: 2, stderr: "" });
  expect(answer).toEqual({
    errors: [{ path: expect.any(String) as string, code, message: expect.any(String) as string }],
  });
});

test("prints the bare evaluation of a case and exits with 0", () => {
  const { status, answer } = evaluate(JSON.stringify(exampleCase({ punches: [punchIn("08:00"), punchOut("16:00")] })));
  expect(status).toBe(0);
  expect(Object.keys(answer)).toEqual(["days", "punches", "conflicts", "warnings", "nextAction"]);
  expect(answer["days"]).toMatchObject([{ state: "present", workedMinutes: 480, provisional: false }]);
});
