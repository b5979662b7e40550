/** Isolates the direction of a name in plain text (Unicode FSI and PDI). */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
