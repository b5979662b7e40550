// refused: writes person; only a store.ts of the module person may
export const write = ["insert into audit values (1)", "TRUNCATE person"];
