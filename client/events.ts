import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { StreamEvent } from "./event-parser.ts";
import { createEventStream } from "./event-stream.ts";
import { fetchAnswer } from "./http.ts";
import { createListeners } from "./listeners.ts";
import { ApiProblem } from "./problems.ts";
import { commonHeaders, sendWithRenewal } from "./renewing.ts";
import { isSignedIn, onSession } from "./session.ts";
import type { Change, StaleRule } from "./stale-rule.ts";
import { firstPosition } from "./stream-position.ts";
import { viewing } from "./viewing.ts";

const path = "/events";
/** Milliseconds that a hidden page stays connected, so that a short tab switch does not reconnect. */
const hiddenTimeoutMs = 60_000;

const listeners = createListeners<[change: Change]>();

/** Calls the listener for each change from the server; returns a function that unsubscribes. */
export const subscribeToChanges = listeners.add;

export function useChanges(listener: (change: Change) => void): void {
  const onChange = useEffectEvent(listener);
  useEffect(() => subscribeToChanges((change) => onChange(change)), []);
}

async function connect(position: string | null, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const response = await sendWithRenewal(
    path,
    (accessToken, renewalSignal) =>
      fetchAnswer({
        method: "GET",
        path,
        headers: {
          ...commonHeaders(accessToken),
          accept: "text/event-stream",
          ...(position === null ? {} : { "last-event-id": position }),
        },
        // After the requests for the content.
        priority: "low",
        signal: AbortSignal.any([signal, renewalSignal]),
      }),
    null,
  );
  if (response.body === null) throw new TypeError("The stream has no body.");
  return response.body;
}

/** Keeps the event stream open while signed in and visible, and invalidates queries. Returns a stop function. */
export function followChanges(queryClient: QueryClient, rules: readonly StaleRule[]): () => void {
  // A viewing tab has no event stream.
  if (viewing !== null) return () => {};
  const refresh = (): void => void queryClient.invalidateQueries();
  // Without a start position the page may have missed events.
  let startsWithoutPosition = false;

  async function open(lastEventId: string | null, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const position = lastEventId ?? (await firstPosition.find());
    startsWithoutPosition = position === null;
    return connect(position, signal);
  }

  function onEvent({ name, data }: StreamEvent): void {
    if (name === "resync" || (name === "ready" && startsWithoutPosition)) return refresh();
    // The user has too many screens open and this is the oldest; it reconnects when it is visible again.
    if (name === "closed" && data.includes("tooMany")) return stream.stop();
    if (name !== "message" && name !== "change") return;
    const change = JSON.parse(data) as Change;
    for (const queryKey of rules.flatMap((rule) => rule(change))) void queryClient.invalidateQueries({ queryKey });
    listeners.notify(change);
  }

  const stream = createEventStream({
    open,
    onEvent,
    isFinal: (error) => !isSignedIn() || (error instanceof ApiProblem && error.status === 401),
    random: Math.random,
  });

  let hiding: ReturnType<typeof setTimeout> | undefined;
  const follow = (): void => {
    clearTimeout(hiding);
    if (!isSignedIn()) stream.stop();
    else if (document.visibilityState === "visible") stream.start();
    else hiding = setTimeout(stream.stop, hiddenTimeoutMs);
  };
  const forget = (): void => {
    stream.forget();
    firstPosition.reset();
  };
  const stopFollowing = [
    onSession("ended", () => {
      stream.stop();
      forget();
    }),
    onSession("personChanged", () => {
      forget();
      reconnect();
    }),
  ];
  const reconnect = (): void => {
    stream.stop();
    follow();
  };
  document.addEventListener("visibilitychange", follow);
  window.addEventListener("online", reconnect);
  follow();
  return () => {
    clearTimeout(hiding);
    stream.stop();
    stopFollowing.forEach((stop) => stop());
    document.removeEventListener("visibilitychange", follow);
    window.removeEventListener("online", reconnect);
  };
}
