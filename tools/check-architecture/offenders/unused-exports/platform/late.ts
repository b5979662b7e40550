export const alarm = 1;
