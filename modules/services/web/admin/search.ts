import type { LetterState } from "#modules/services/contract/schemas-letter.ts";

/** What becomes of letters, in that order. */
export const letterStates = ["valid", "expired", "revoked"] as const satisfies readonly LetterState[];

/** Which of the letters, from where on. */
export type LettersSearch = { state?: LetterState; cursor?: string };
export function readLettersSearch({ state, cursor }: Record<string, unknown>): LettersSearch {
  const wanted = letterStates.find((one) => one === state);
  return {
    ...(wanted === undefined ? {} : { state: wanted }),
    ...(typeof cursor === "string" && cursor !== "" ? { cursor } : {}),
  };
}
