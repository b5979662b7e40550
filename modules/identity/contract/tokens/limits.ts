export const longestTokenName = 80;
/** Days for which a token may be made, unless the organisation allows fewer. */
export const tokenLives = [30, 90, 365] as const;
/** So many of one person may count at a time. */
export const mostTokens = 20;
