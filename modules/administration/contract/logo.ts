/** Bytes of a picture that is sent as a logo, at most. */
export const logoLimit = 2 * 1024 * 1024;
