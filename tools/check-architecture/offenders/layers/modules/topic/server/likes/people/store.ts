// refused: a layer has one level of folders
export const one = 1;
