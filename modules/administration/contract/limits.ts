/** Length of a search text, in characters as users count them (graphemes). */
export const minSearched = 2;
export const maxSearched = 120;

/** If more people match a name, only words are searched. The plural form of the hint is that for 11 to 99. */
export const maxNamed = 50;

/** Ends today. */
export const activityDays = 30;

/** Bytes. */
export const logoLimit = 2 * 1024 * 1024;
