/** Returns whether code could not be fetched, by the message: browsers give no error code, and do not fetch it a second time. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|error loading dynamically/i.test(error.message);
