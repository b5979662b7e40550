// refused: index.ts is the name of a door
export const a = 1;
