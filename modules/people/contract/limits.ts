/** Lengths in characters as users count them (graphemes), and numbers of items. */
export const placeLength = 80;
export const aboutLength = 300;
export const skillLength = 40;
export const employeeNumberLength = 60;
export const maxSkills = 20;
export const maxLanguages = 12;

/** All minutes of a week. */
export const mostWeeklyMinutes = 7 * 24 * 60;

/** Bytes: 10 MB, as for all images. */
export const photoLimit = 10 * 1024 * 1024;
