/** Returns whether a script failed to load, by its message: browsers give no error code and never refetch it. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|error loading dynamically/i.test(error.message);
