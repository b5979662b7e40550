/** Bytes: 10 MB, as for all images. */
export const photoLimit = 10 * 1024 * 1024;
