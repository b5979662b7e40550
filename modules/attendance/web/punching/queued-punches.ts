import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { ApiProblem } from "#client/problems.ts";
import { keyOf } from "#client/query.ts";
import { onSession, signedInPerson, isSignedIn } from "#client/session.ts";
import { createPunch, listDays, readToday, todayQuery } from "../api.ts";
import { createPunchQueue, type PunchAnswer, type QueuedPunch } from "./punch-queue.ts";

/**
 * Milliseconds to wait for an answer. After that the punch stays in the queue with its capture time; slightly less than
 * the timeout of a call, which would otherwise be retried as a later punch.
 */
export const timeoutMs = 9_500;
/** Milliseconds between retries, increasing up to the last. */
const pauses = [2_000, 5_000, 15_000, 30_000, 60_000];

const day = 86_400_000;

/** Returns whether the refusal is final; others may pass, as may, within a day, that of a fast clock. */
function isFinal({ status, fields }: ApiProblem, { keptAt }: QueuedPunch): boolean {
  const isAhead = fields.some(({ path }) => path === "capturedAt") && Date.now() - keptAt < day;
  return status === 422 || (status === 400 && !isAhead);
}

/** Returns whether the press was long ago, so that the user does not wait for the answer. */
const isLate = ({ tries, keptAt }: Pick<QueuedPunch, "tries" | "keptAt">, now: number): boolean =>
  tries > 0 || Math.abs(now - keptAt) > timeoutMs;

async function send(punch: QueuedPunch): Promise<PunchAnswer> {
  const { clientId, kind, capturedAt, position } = punch;
  try {
    const { data: receipt } = await createPunch(
      {
        body: {
          kind,
          clientId,
          deviceAt: new Date().toISOString(),
          ...(isLate(punch, Date.now()) ? { capturedAt } : {}),
          ...(position === null
            ? {}
            : {
                latitude: position.latitude,
                longitude: position.longitude,
                accuracy: position.accuracy,
                positionAt: position.at,
              }),
        },
      },
      { signal: AbortSignal.timeout(timeoutMs) },
    );
    return { receipt };
  } catch (error) {
    return error instanceof ApiProblem && isFinal(error, punch) ? { refusal: error.problem } : null;
  }
}

/** The unconfirmed punches of this browser. */
export const queuedPunches = createPunchQueue({
  storage: () => localStorage,
  person: () => (isSignedIn() ? (signedInPerson()?.id ?? null) : null),
  // A page without https has no locks; the server identifies each punch by its id.
  lock: async (work) => {
    if ("locks" in navigator) await navigator.locks.request("sendPunches", work);
    else await work();
  },
  send,
});

export const useQueuedPunches = (): readonly QueuedPunch[] =>
  useSyncExternalStore(queuedPunches.subscribe, queuedPunches.list);

export const useWaitingPunches = (): readonly QueuedPunch[] =>
  useQueuedPunches().filter(({ refusal }) => refusal === null);

/** Called with a punch that was shown as unsent, and its answer. */
export type OnLateAnswer = (punch: QueuedPunch, answer: NonNullable<PunchAnswer>) => void;

/** Sends the queue once the server can be reached, and reports late answers. Returns a function that stops it. */
export function followQueuedPunches(queries: QueryClient, onLateAnswer: OnLateAnswer): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let vain = 0;
  function plan(): void {
    if (timer !== undefined || queuedPunches.waiting().length === 0) return;
    timer = setTimeout(() => void sendNow(), pauses[Math.min(vain, pauses.length - 1)]);
    vain += 1;
  }
  async function sendNow(): Promise<void> {
    clearTimeout(timer);
    if (queuedPunches.waiting().length > 0) await queuedPunches.retry();
    timer = undefined;
    plan();
  }
  const retry = (): void => {
    vain = 0;
    if (document.visibilityState === "visible") void sendNow();
  };
  const readAgain = (): void => {
    void queries.invalidateQueries({ queryKey: keyOf(readToday) });
    void queries.invalidateQueries({ queryKey: keyOf(listDays) });
  };
  const hear = ({ key, newValue }: StorageEvent): void => {
    // Another tab got the answer. This one may have missed the server's event.
    if (queuedPunches.hear(key) && newValue === null) readAgain();
  };
  const ends = [
    queuedPunches.onAnswer((punch, answer) => {
      vain = 0;
      if (punch.tries > 0) onLateAnswer(punch, answer);
      if ("receipt" in answer) {
        const { nextAction } = answer.receipt;
        queries.setQueryData(todayQuery.queryKey, (known) => known && { data: { ...known.data, nextAction } });
      }
      // The timeline shows a refused one as well.
      readAgain();
    }),
    queuedPunches.subscribe(plan),
    onSession("personChanged", retry),
  ];
  queuedPunches.dropBefore(Date.now() - 60 * day);
  const gone = new AbortController();
  window.addEventListener("online", retry, { signal: gone.signal });
  window.addEventListener("storage", hear, { signal: gone.signal });
  document.addEventListener("visibilitychange", retry, { signal: gone.signal });
  retry();
  return () => {
    clearTimeout(timer);
    ends.forEach((end) => end());
    gone.abort();
  };
}
