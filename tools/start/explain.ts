import { ConfigError } from "#platform/config/config.ts";
import { explainDatabase } from "#platform/database/explain.ts";
import { codeOf } from "#platform/log/error-code.ts";
import { DatabaseFailure } from "../embedded-database/failure.ts";
import { StartFailure } from "./failure.ts";

/**
 * Returns the reason why Diwan did not start, in one paragraph without secrets. `databaseUrl` is null with the embedded
 * database; `failed` replaces the text for commands other than start.
 */
export function explain(error: unknown, databaseUrl: string | null, failed?: string): string {
  if (error instanceof StartFailure || error instanceof DatabaseFailure || error instanceof ConfigError) {
    return error.message;
  }
  const sentence = databaseUrl === null ? null : explainDatabase(error, "DATABASE_URL", databaseUrl);
  if (sentence !== null) return sentence;
  const message = error instanceof Error ? error.message || error.name : String(error);
  if (failed !== undefined) return `${failed}: ${message}`;
  return `Diwan could not start: ${message}\nFor more, start it with LOG_LEVEL=debug.`;
}

/** Prints why a command failed, with its usage after wrong options, and sets the exit code. */
export function reportFailure(error: unknown, usage: string, databaseUrl: string | null, failed: string): void {
  const isUsage = error instanceof Error && codeOf(error)?.startsWith("ERR_PARSE_ARGS") === true;
  console.error(isUsage ? `${error.message}\n\n${usage}` : explain(error, databaseUrl, failed));
  process.exitCode = isUsage ? 2 : 1;
}
