import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { safeNext } from "#client/next-address.ts";
import { startSession } from "#client/session.ts";
import type { SignedInPerson } from "#client/viewing.ts";
import type { Tokens } from "#shared/renewal.ts";
import { storeSignOutAddress } from "./single-sign-on/sign-out-address.ts";

type Arrive = (tokens: Tokens, person: SignedInPerson, signOutAddress?: string | null) => void;

/** Starts the session of a successful sign-in and goes to the requested page. */
export function useArrival(next: string | undefined): Arrive {
  const router = useRouter();
  const queries = useQueryClient();
  return useCallback(
    (tokens, person, signOutAddress = null) => {
      // Data of another user, or of no session, must not be shown.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "/instance" });
      storeSignOutAddress(signOutAddress);
      startSession(tokens, person);
      router.history.replace(safeNext(next, location.origin));
    },
    [next, queries, router],
  );
}
