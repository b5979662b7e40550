import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { ApiProblem } from "#client/problems.ts";
import { keyOf } from "#client/query.ts";
import { onSession, signedInPerson, isSignedIn } from "#client/session.ts";
import { createPunch, listDays, readToday, todayQuery } from "../api.ts";
import { createPunchQueue, type PunchAnswer, type QueuedPunch } from "./punch-queue.ts";

/**
 * Milliseconds that a punch may be on its way. After that it waits in the queue, with the time it was made; a little less
 * than the timeout of a call, or the call would be sent once more as a later one.
 */
export const patience = 9_500;
/** Milliseconds between retries: more each time, up to the last. */
const pauses = [2_000, 5_000, 15_000, 30_000, 60_000];

const day = 86_400_000;

/** Whether the refusal is about the punch itself; others may pass, as does, within a day, the time that a fast clock is ahead. */
function isFinal({ status, fields }: ApiProblem, { keptAt }: QueuedPunch): boolean {
  const isAhead = fields.some(({ path }) => path === "capturedAt") && Date.now() - keptAt < day;
  return status === 422 || (status === 400 && !isAhead);
}

/** Whether the press was long ago, so that the user waits for no answer. */
const isLate = ({ tries, keptAt }: Pick<QueuedPunch, "tries" | "keptAt">, now: number): boolean =>
  tries > 0 || Math.abs(now - keptAt) > patience;

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
      { signal: AbortSignal.timeout(patience) },
    );
    return { receipt };
  } catch (error) {
    return error instanceof ApiProblem && isFinal(error, punch) ? { refusal: error.problem } : null;
  }
}

/** The punches of this browser that are not confirmed. */
export const queuedPunches = createPunchQueue({
  storage: () => localStorage,
  person: () => (isSignedIn() ? (signedInPerson()?.id ?? null) : null),
  // A page that is not served over https has no locks; the server knows each punch by its id.
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

/** Called with a punch that was shown as not sent yet, and the answer to it. */
export type OnLateAnswer = (punch: QueuedPunch, answer: NonNullable<PunchAnswer>) => void;

/**
 * Sends the queue as soon as the server can be reached, on every page, and notifies of punches that were shown as not
 * sent yet. Returns the function that ends it.
 */
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
    // Another tab got the answer. This one may have missed the event of the server.
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
      // A refused one is in the timeline too.
      readAgain();
    }),
    queuedPunches.subscribe(plan),
    onSession("personChanged", retry),
  ];
  queuedPunches.dropBefore(Date.now() - 60 * day);
  window.addEventListener("online", retry);
  window.addEventListener("storage", hear);
  document.addEventListener("visibilitychange", retry);
  retry();
  return () => {
    clearTimeout(timer);
    ends.forEach((end) => end());
    window.removeEventListener("online", retry);
    window.removeEventListener("storage", hear);
    document.removeEventListener("visibilitychange", retry);
  };
}
