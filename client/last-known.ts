import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { Route, RouteOutput } from "#shared/route.ts";
import { answerCache } from "./answer-cache.ts";
import { Unreachable } from "./problems.ts";
import type { EndpointQuery } from "./query.ts";
import { isSignedIn, signedInPerson } from "./session.ts";
import { useGradually } from "./use-gradually.ts";

/** Milliseconds to wait for the server before its last answer is shown. */
const timeoutMs = 3_000;

/**
 * Keeps a query's last answer in this browser and returns it while the server is unreachable or slow. `place`: storage
 * place with a version of the shape; null keeps nothing. `isOld`: unreachable since `heardAt` (milliseconds). `isLong`
 * as in `useGradually`.
 */
export function useLastKnown<R extends Route>(query: EndpointQuery<R>, place: string | null, { isLong = false } = {}) {
  const { data: fresh, dataUpdatedAt, error, failureReason, isFetching, refetch } = useQuery(query);
  const data = useGradually(fresh as RouteOutput<R> | undefined, { isLong });
  const isUnreachable = (error ?? failureReason) instanceof Unreachable;

  useEffect(() => {
    const person = signedInPerson();
    if (place === null || data === undefined || person === null || !isSignedIn()) return;
    answerCache.save(person.id, place, { value: data, at: dataUpdatedAt });
  }, [place, data, dataUpdatedAt]);

  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (place === null || data !== undefined || error !== null) return undefined;
    const timer = setTimeout(() => setSlow(place), timeoutMs);
    return () => clearTimeout(timer);
  }, [place, data, error]);

  const isNeeded = data === undefined && (isUnreachable || (slow === place && error === null));
  const kept = useMemo(
    () => (isNeeded && place !== null ? answerCache.read(signedInPerson()?.id ?? "", place) : null),
    [isNeeded, place],
  );
  return {
    data: data ?? (kept?.value as RouteOutput<R> | undefined),
    heardAt: data === undefined ? (kept?.at ?? 0) : dataUpdatedAt,
    isOld: data === undefined ? kept !== null : isUnreachable,
    error,
    isFetching,
    refetch,
  };
}
