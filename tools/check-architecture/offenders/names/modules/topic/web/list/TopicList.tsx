// refused: is a folder of one file
export const list = 1;
