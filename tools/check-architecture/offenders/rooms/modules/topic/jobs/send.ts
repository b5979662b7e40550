// refused: a module has three rooms
export const send = 1;
