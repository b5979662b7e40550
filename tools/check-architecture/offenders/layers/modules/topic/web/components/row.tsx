// refused: is not a name for a file here: <Name>.tsx
export const Row = () => null;
