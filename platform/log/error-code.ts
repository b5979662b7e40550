/** Returns the code of a system or PostgreSQL error, such as `ENOENT` or `28P01`; null if there is none. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
