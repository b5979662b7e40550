/** The embedded database cannot run; the message is one paragraph for the terminal. */
export class DatabaseFailure extends Error {
  override name = "DatabaseFailure";
}

/** Returns the code of a system or PostgreSQL error, such as `ENOENT` or `28P01`; null if there is none. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}
