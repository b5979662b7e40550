import { hashKey, useQueryClient, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { answerCache } from "./answer-cache.ts";
import { createListeners } from "./listeners.ts";
import { Unreachable } from "./problems.ts";
import { isSignedIn, signedInPerson } from "./session.ts";
import { whenIdleOrLeft } from "./when-idle.ts";

/** Maximum number of kept answers; the oldest is dropped first. */
const maxAnswers = 60;
/** Milliseconds between refetches while a kept answer is shown. */
const refetchMs = 20_000;
/** Storage place of the index of kept answers, the most recent last. */
const indexPlace = "reads";

/** The times (ms) of the kept answers that are shown, by query hash. */
const old = new Map<string, number>();
const listeners = createListeners();

const placeOf = (key: QueryKey, page: unknown): string => `read:${hashKey([key, page ?? null])}`;

function saveAnswer(person: string, place: string, value: unknown): void {
  const index = (answerCache.read(person, indexPlace)?.value ?? []) as string[];
  const places = [...index.filter((other) => other !== place), place];
  places.slice(0, -maxAnswers).forEach((other) => answerCache.drop(person, other));
  answerCache.save(person, place, { value, at: Date.now() });
  answerCache.save(person, indexPlace, { value: places.slice(-maxAnswers), at: Date.now() });
}

/** Keeps an answer in this browser, for reading while the server is unreachable. */
export function keepAnswer(key: QueryKey, page: unknown, answer: unknown): void {
  const person = signedInPerson()?.id;
  whenIdleOrLeft(() => {
    if (person !== undefined && isSignedIn() && signedInPerson()?.id === person)
      saveAnswer(person, placeOf(key, page), answer);
  });
}

/**
 * Calls `read` and keeps its answer in this browser; returns the last kept answer if the server is unreachable. Rejects
 * with the error of `read` if nothing is kept.
 */
export async function readOrCached<Answer>(key: QueryKey, page: unknown, read: () => Promise<Answer>): Promise<Answer> {
  const query = hashKey(key);
  const person = signedInPerson()?.id;
  try {
    const answer = await read();
    if (old.delete(query)) listeners.notify();
    keepAnswer(key, page, answer);
    return answer;
  } catch (error) {
    const kept =
      error instanceof Unreachable && person !== undefined ? answerCache.read(person, placeOf(key, page)) : null;
    if (kept === null) throw error;
    old.set(query, Math.min(kept.at, old.get(query) ?? kept.at));
    listeners.notify();
    return kept.value as Answer;
  }
}

const isOld = ({ queryHash }: { queryHash: string }): boolean => old.has(queryHash);

/** Query options that refetch periodically and on reconnect as long as a kept answer is shown. */
export const refetchUntilFresh = {
  refetchInterval: (query: { queryHash: string }): number | false => (isOld(query) ? refetchMs : false),
};

function oldestShown(client: QueryClient): number | null {
  const times = client
    .getQueryCache()
    .findAll({ type: "active", predicate: isOld })
    .map(({ queryHash }) => old.get(queryHash) ?? Infinity);
  return times.length === 0 ? null : Math.min(...times);
}

/** Returns the time (ms) of the oldest kept answer on the page; null if there is none. */
export function useOldestAnswer(): number | null {
  const client = useQueryClient();
  return useSyncExternalStore(
    (listener) => {
      const removeListener = listeners.add(listener);
      const unsubscribe = client.getQueryCache().subscribe(({ type }) => {
        if (type === "observerAdded" || type === "observerRemoved") listener();
      });
      return () => {
        removeListener();
        unsubscribe();
      };
    },
    () => oldestShown(client),
  );
}
