export const phrases = {};
