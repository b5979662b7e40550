import type { ErrorCode, FieldProblem, Problem } from "#shared/errors.ts";

/** The server refused: its problem details, whose texts are in the reader's language already. */
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

  /** Seconds until another try makes sense, when the server said so. */
  get retryAfter(): number | null {
    return this.problem.retryAfter ?? null;
  }
}

/**
 * offline: the device has no network. network: it has, but the server was not reached. timeout: no answer in time.
 * gateway: something before the server answered in its place.
 */
export type UnreachableReason = "offline" | "network" | "timeout" | "gateway";

/** The server gave no answer of its own, so it is not known whether the request had an effect. */
export class Unreachable extends Error {
  readonly reason: UnreachableReason;

  constructor(reason: UnreachableReason, options?: ErrorOptions) {
    super(`The server could not be reached: ${reason}`, options);
    this.name = "Unreachable";
    this.reason = reason;
  }
}

/** Returns whether an error is this refusal: `isProblem(error, "stale_version")`. */
export const isProblem = (error: unknown, code?: ErrorCode): error is ApiProblem =>
  error instanceof ApiProblem && (code === undefined || error.code === code);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The problem details in a body, or null when it holds none. */
export function readProblem(body: unknown): Problem | null {
  if (!isRecord(body) || typeof body["code"] !== "string" || typeof body["status"] !== "number") return null;
  return { ...(body as Problem), fields: Array.isArray(body["fields"]) ? (body["fields"] as FieldProblem[]) : [] };
}
