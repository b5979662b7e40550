import { codeOf } from "#platform/log/error-code.ts";
import { Refusal } from "./refuse.ts";

/**
 * PostgreSQL's codes for a server that cannot serve now, besides class 08: it stops, has crashed, starts, has no free
 * connection, became a replica; a statement or a transaction took too long.
 */
const databaseCodes = ["57P01", "57P02", "57P03", "57P05", "53300", "25006", "25P03", "57014"];

const networkCodes = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"];

const awayCodes: ReadonlySet<string> = new Set(databaseCodes.concat(networkCodes, ["EHOSTUNREACH", "ENETUNREACH"]));

/** The driver's own errors have no codes. */
const awayMessages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired)/;

/** Of PostgreSQL and of file systems: no space, or none for this user. */
const fullCodes: ReadonlySet<string> = new Set(["53100", "ENOSPC", "EDQUOT"]);

function isAny(error: unknown, is: (one: Error, code: string) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  if (is(error, codeOf(error) ?? "")) return true;
  // Failures of several addresses of one host are one error.
  const inner = error instanceof AggregateError ? error.errors : [];
  return [error.cause, ...inner].some((each) => isAny(each, is));
}

const isFull = (error: unknown): boolean => isAny(error, (_one, code) => fullCodes.has(code));

const isAway = (error: unknown): boolean =>
  isAny(error, ({ message }, code) => code.startsWith("08") || awayCodes.has(code) || awayMessages.test(message));

/**
 * Returns the refusal for an error of the surroundings: a database or bucket that is away, or a full disk. The request was
 * valid and can be repeated. Null for any other error.
 */
export function refusalOfOutage(error: unknown): Refusal | null {
  if (isFull(error)) return new Refusal("storage_full", { retryAfter: 60 });
  return isAway(error) ? new Refusal("unavailable", { retryAfter: 2 }) : null;
}
