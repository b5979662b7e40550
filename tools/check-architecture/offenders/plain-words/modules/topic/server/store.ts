// refused: says "patienceMs" in a name
// refused: says "mostLetters" in a name
// refused: says "madeOnce" in a name
// refused: says "readHouse" in a name
// refused: says "topicToGive" in a name

export const patienceMs = 1_000;
export type Limits = { mostLetters: number };
export const madeOnce = (topicToGive: string): string => topicToGive;
export function readHouse(limits: Limits): number {
  // Names in strings and comments are not checked: "patienceMs", madeOnce.
  return limits.mostLetters;
}
