import { text } from "node:stream/consumers";
import type { CaseError } from "#modules/leave/contract/evaluation.ts";
import { evaluate } from "#modules/leave/server/engine/evaluate.ts";
import { readCase } from "#modules/leave/server/engine/read-case.ts";

// `npm run --silent evaluate-leave < case.json`: the leave engine without a server. The result is written to
// standard output; for an invalid case it is {"errors": […]} and the exit code is 2.

function parse(written: string): { value: unknown } | { errors: CaseError[] } {
  try {
    return { value: JSON.parse(written) };
  } catch {
    return { errors: [{ path: "", code: "invalid_json", message: "is not JSON" }] };
  }
}

const parsed = parse(await text(process.stdin));
const read = "errors" in parsed ? parsed : readCase(parsed.value);
const answer = "errors" in read ? read : evaluate(read.input);
process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
process.exitCode = "errors" in answer ? 2 : 0;
