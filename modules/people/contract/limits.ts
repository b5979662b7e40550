/** Lengths in characters as users count them (graphemes), and numbers of items. */
export const placeLength = 80;
export const aboutLength = 300;
export const skillLength = 40;
export const mostSkills = 20;
export const mostLanguages = 12;
