export const maxTokenNameLength = 80;
/** Days; the organisation may allow fewer. */
export const tokenLives = [30, 90, 365] as const;
/** Valid tokens of one person. */
export const maxTokens = 20;
