// refused: is not a name for a file here: index, http
export const frobnicate = 1;
