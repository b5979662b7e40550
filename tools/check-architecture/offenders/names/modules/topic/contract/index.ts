// refused: index.ts is the name of a public API
export const a = 1;
