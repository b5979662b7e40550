import { useEffect, useRef } from "react";
import { useChanges } from "#client/events.ts";
import type { Change } from "#client/stale-rule.ts";

/** Minimum milliseconds between refreshes, however many users vote. */
const intervalMs = 1000;
/** Maximum delay of a browser timer in milliseconds. */
const maxDelayMs = 2 ** 31 - 1;
/** Milliseconds before a retry if the poll is not closed yet because this clock is ahead of the server's. */
const retryMs = 15_000;

const concerns = (change: Change, topicId: string): boolean =>
  change.details["topicId"] === topicId &&
  (change.action === "poll.voted" || change.action === "poll.closed" || change.action === "topic.updated");

/** Calls `refresh` on votes and edits, at most once a second, and when the poll closes. */
export function useLivePoll(
  topicId: string,
  poll: { closesAt: string | null; isClosed: boolean },
  refresh: () => void,
) {
  const latest = useRef(refresh);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const readAt = useRef(0);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);

  useChanges((change) => {
    if (!concerns(change, topicId) || timer.current !== null) return;
    const wait = Math.max(0, readAt.current + intervalMs - Date.now());
    timer.current = setTimeout(() => {
      timer.current = null;
      readAt.current = Date.now();
      latest.current();
    }, wait);
  });

  const { closesAt, isClosed } = poll;
  useEffect(() => {
    if (closesAt === null || isClosed) return undefined;
    let closing: ReturnType<typeof setTimeout>;
    const plan = (wait: number): void => {
      closing = setTimeout(
        () => {
          if (Date.parse(closesAt) > Date.now()) return plan(Date.parse(closesAt) - Date.now());
          latest.current();
          plan(retryMs);
        },
        Math.min(maxDelayMs, wait),
      );
    };
    // Spreads the refreshes of all readers.
    plan(Math.max(0, Date.parse(closesAt) - Date.now()) + 200 + Math.random() * 1300);
    return () => clearTimeout(closing);
  }, [closesAt, isClosed]);
}
