/** A name in plain text, kept from turning the sentence around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
