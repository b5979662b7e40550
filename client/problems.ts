import type { ErrorCode, FieldProblem, Problem } from "#shared/errors.ts";
import { isRecord } from "#shared/is-record.ts";

/** The server's problem details; its texts are already in the user's language. */
export class ApiProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}`);
    this.name = "ApiProblem";
    this.problem = problem;
  }

  get code(): ErrorCode {
    return this.problem.code;
  }

  get status(): number {
    return this.problem.status;
  }

  get fields(): readonly FieldProblem[] {
    return this.problem.fields;
  }

  get requestId(): string {
    return this.problem.requestId;
  }

  /** Seconds until a retry makes sense; null if the server gave none. */
  get retryAfter(): number | null {
    return this.problem.retryAfter ?? null;
  }
}

/** offline: no network. network: server not reached. timeout: no answer in time. gateway: a proxy answered. */
export type UnreachableReason = "offline" | "network" | "timeout" | "gateway";

/** The server did not answer, so it is unknown whether the request had an effect. */
export class Unreachable extends Error {
  readonly reason: UnreachableReason;

  constructor(reason: UnreachableReason, options?: ErrorOptions) {
    super(`The server could not be reached: ${reason}`, options);
    this.name = "Unreachable";
    this.reason = reason;
  }
}

/** Returns whether an error is a refusal, with the code if given: `isProblem(error, "stale_version")`. */
export const isProblem = (error: unknown, code?: ErrorCode): error is ApiProblem =>
  error instanceof ApiProblem && (code === undefined || error.code === code);

/** Parses the problem details in a body; null if there are none. */
export function readProblem(body: unknown): Problem | null {
  if (!isRecord(body) || typeof body["code"] !== "string" || typeof body["status"] !== "number") return null;
  return { ...(body as Problem), fields: Array.isArray(body["fields"]) ? (body["fields"] as FieldProblem[]) : [] };
}
