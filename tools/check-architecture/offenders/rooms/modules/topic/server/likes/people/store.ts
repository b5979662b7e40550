// refused: a room has one level of folders
export const one = 1;
