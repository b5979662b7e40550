import { useEffect, useState } from "react";
import { useChanges } from "#client/events.ts";
import { listNotifications } from "../api.ts";

/**
 * Whether something newer has come than the newest that is shown. Asked of the server each time it says that something
 * changed, since most changes are one's own readings.
 */
export function useArrived(newestAt: string | null): { arrived: boolean; clear: () => void } {
  const [arrivedAt, setArrivedAt] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  useChanges(({ action }) => {
    if (action === "notifications.changed") setAsked((times) => times + 1);
  });
  useEffect(() => {
    if (asked === 0) return undefined;
    const controller = new AbortController();
    listNotifications({ query: { limit: 1 } }, { signal: controller.signal }).then(
      ({ data }) => setArrivedAt(data[0]?.latestAt ?? null),
      () => undefined,
    );
    return () => controller.abort();
  }, [asked]);
  return {
    arrived: arrivedAt !== null && (newestAt === null || arrivedAt > newestAt),
    clear: () => setArrivedAt(null),
  };
}
