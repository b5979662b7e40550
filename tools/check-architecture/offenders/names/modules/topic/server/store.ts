export const commonWords = 1;
