import { ConfigError } from "#platform/config/config.ts";
import { DatabaseFailure } from "../embedded-database/failure.ts";
import { StartFailure } from "./failure.ts";

const databaseReasons: Record<string, string> = {
  ECONNREFUSED: "nothing answers there",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "the host's name cannot be looked up now",
  ETIMEDOUT: "there is no answer",
  ECONNRESET: "the connection was ended",
  "28P01": "the password is refused",
  "28000": "the user is refused",
  "3D000": "there is no database of that name",
  "42501": "the user may not create what Diwan needs there",
  "53300": "it has no free connection",
};

/** The codes of an error and of everything it was made of; several addresses of one host fail as one error. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = "code" in error && typeof error.code === "string" ? [error.code] : [];
  const inner = error instanceof AggregateError ? error.errors.flatMap(codesOf) : [];
  return [...own, ...inner, ...codesOf(error.cause)];
}

/** An address without its password. */
function withoutSecret(address: string): string {
  try {
    const { hostname, port, pathname } = new URL(address);
    return `${hostname}${port === "" ? "" : `:${port}`}${pathname}`;
  } catch {
    return "that address";
  }
}

/**
 * Why Diwan did not start, in one paragraph without secrets; `databaseUrl` is null with the embedded database. `failed` is
 * what to say instead when something else was to be done.
 */
export function explain(error: unknown, databaseUrl: string | null, failed?: string): string {
  if (error instanceof StartFailure || error instanceof DatabaseFailure || error instanceof ConfigError) {
    return error.message;
  }
  const reason = codesOf(error).find((code) => code in databaseReasons);
  if (reason !== undefined && databaseUrl !== null) {
    const place = withoutSecret(databaseUrl);
    return `The database at ${place} (DATABASE_URL) cannot be used: ${databaseReasons[reason]}.`;
  }
  const message = error instanceof Error ? error.message || error.name : String(error);
  if (failed !== undefined) return `${failed}: ${message}`;
  return `Diwan could not start: ${message}\nFor more, start it with LOG_LEVEL=debug.`;
}
