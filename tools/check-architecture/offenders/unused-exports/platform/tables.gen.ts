export type Person = { id: string };
