/** Longest texts of a profile, in characters as people count them, and longest lists. */
export const placeLength = 80;
export const aboutLength = 300;
export const skillLength = 40;
export const mostSkills = 20;
export const mostLanguages = 12;
