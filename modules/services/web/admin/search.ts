import type { LetterState } from "#modules/services/contract/schemas-letter.ts";

/** In the order of their life cycle. */
export const letterStates = ["valid", "expired", "revoked"] as const satisfies readonly LetterState[];

/** The filter of issued letters and the page of the list. */
export type LettersSearch = { state?: LetterState; cursor?: string };

export function readLettersSearch({ state, cursor }: Record<string, unknown>): LettersSearch {
  const wanted = letterStates.find((one) => one === state);
  return {
    ...(wanted === undefined ? {} : { state: wanted }),
    ...(typeof cursor === "string" && cursor !== "" ? { cursor } : {}),
  };
}
