// refused: says "What" in a comment
// refused: says "whoever" in a comment
// refused: says "Answers whether" in a comment
// refused: says "Nobody" in a comment

/** What a topic may be. */
export type State = "open" | "closed";

/** Returns the state for whoever reads it. */
export const stateOf = (isOpen: boolean): State => (isOpen ? "open" : "closed");

/** Answers whether it is open. */
export const isOpen = (state: State): boolean => state === "open";

export function close(state: State): State {
  // Nobody writes to it any more; `somebody` and "anybody" are quoted.
  return state === "open" ? "closed" : state;
}
