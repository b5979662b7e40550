/** The embedded database cannot run; the message is one paragraph for the terminal. */
export class DatabaseFailure extends Error {
  override name = "DatabaseFailure";
}

/** As platform/log/error-code.ts; the launcher also runs from a copy of this directory alone. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
