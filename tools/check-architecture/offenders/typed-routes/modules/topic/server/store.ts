export const row = {} as never;
