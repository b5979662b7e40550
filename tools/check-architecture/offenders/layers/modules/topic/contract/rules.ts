// refused: is not a name for a file here: routes, schemas
export const rules = [];
