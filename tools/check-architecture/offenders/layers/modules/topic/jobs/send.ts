// refused: a module has three layers
export const send = 1;
