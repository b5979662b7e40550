/** Bytes. */
export const logoLimit = 2 * 1024 * 1024;
