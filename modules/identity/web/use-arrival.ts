import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { safeNext } from "#client/next-address.ts";
import { startSession, type SignedInPerson } from "#client/session.ts";
import type { Tokens } from "#shared/renewal.ts";

/** Starts the session that a sign-in answered and goes where the person was going. */
export function useArrival(next: string | undefined): (tokens: Tokens, person: SignedInPerson) => void {
  const router = useRouter();
  const queries = useQueryClient();
  return useCallback(
    (tokens, person) => {
      // Nothing that was loaded for somebody else, or for nobody, may be seen.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "/instance" });
      startSession(tokens, person);
      router.history.replace(safeNext(next, location.origin));
    },
    [next, queries, router],
  );
}
