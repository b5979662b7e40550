import { ConfigError } from "#platform/config/config.ts";
import { explainDatabase } from "#platform/database/explain.ts";
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
