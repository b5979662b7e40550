// refused: exports minute, which no other file takes
// refused: exports Hour, which no other file takes
// refused: exports tick, which no other file takes
export const [first] = [1];
export const second = 1;
export const minute = 60 * second;
export type Moment = { at: number };
export type Hour = { minutes: number };
export const now = (): Moment => ({ at: minute });
export function tick() {}
