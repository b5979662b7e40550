import { text } from "node:stream/consumers";
import * as attendance from "#modules/attendance/server/engine/evaluate.ts";
import { readCase as readAttendanceCase } from "#modules/attendance/server/engine/read-case.ts";
import * as guard from "#modules/attendance/server/guard/evaluate.ts";
import { readCase as readGuardCase } from "#modules/attendance/server/guard/read-case.ts";
import * as leave from "#modules/leave/server/engine/evaluate.ts";
import { readCase as readLeaveCase } from "#modules/leave/server/engine/read-case.ts";
import type { CaseError } from "#shared/case.ts";

// `npm run --silent evaluate-attendance < case.json`, `evaluate-leave`, `evaluate-working-time`: an engine without a server. The result is
// written to standard output; for an invalid case it is {"errors": […]} and the exit code is 2.

type Engine = (value: unknown) => object;

/** Returns the evaluation of a case, or `{ errors }`. */
const engineOf =
  <Input>(
    readCase: (value: unknown) => { input: Input } | { errors: CaseError[] },
    evaluate: (input: Input) => object,
  ) =>
  (value: unknown): object => {
    const read = readCase(value);
    return "errors" in read ? read : evaluate(read.input);
  };

const engines: Readonly<Record<string, Engine>> = {
  attendance: engineOf(readAttendanceCase, attendance.evaluate),
  leave: engineOf(readLeaveCase, leave.evaluate),
  "working-time": engineOf(readGuardCase, guard.evaluate),
};

function evaluate(engine: Engine, written: string): object {
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch {
    return { errors: [{ path: "", code: "invalid_json", message: "is not JSON" } satisfies CaseError] };
  }
  return engine(value);
}

const engine = engines[process.argv[2] ?? ""];
if (engine === undefined) throw new Error(`Expected one of: ${Object.keys(engines).join(", ")}`);
const answer = evaluate(engine, await text(process.stdin));
process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
process.exitCode = "errors" in answer ? 2 : 0;
