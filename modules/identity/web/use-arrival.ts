import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { safeNext } from "#client/next-address.ts";
import { startSession, type SignedInPerson } from "#client/session.ts";
import type { Tokens } from "#shared/renewal.ts";
import { keepSignOutAddress } from "./single-sign-on/sign-out-address.ts";

type Arrive = (tokens: Tokens, person: SignedInPerson, signOutAddress?: string | null) => void;

/** Starts the session that a sign-in answered and goes where the person was going. */
export function useArrival(next: string | undefined): Arrive {
  const router = useRouter();
  const queries = useQueryClient();
  return useCallback(
    (tokens, person, signOutAddress = null) => {
      // Nothing that was loaded for somebody else, or for nobody, may be seen.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "/instance" });
      keepSignOutAddress(signOutAddress);
      startSession(tokens, person);
      router.history.replace(safeNext(next, location.origin));
    },
    [next, queries, router],
  );
}
