// refused: "utils.ts" says nothing about what is inside
export const a = 1;
