import { useSyncExternalStore } from "react";
import { whenIdle } from "#client/when-idle.ts";

type Install = () => void;
let install: Install | null = null;
let begun = false;
const subscribers = new Set<() => void>();

/** Once an hour, besides on each start: some screens stay open for days. */
const interval = 60 * 60_000;

/**
 * Registers the service worker, which keeps the shell for offline starts, when the page has nothing better to do. A new
 * version waits until the person takes it.
 */
async function begin(): Promise<void> {
  if (begun || import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  begun = true;
  const { registerSW } = await import("virtual:pwa-register");
  const takeUpdate = registerSW({
    onNeedRefresh() {
      install = () => void takeUpdate(true);
      subscribers.forEach((subscriber) => subscriber());
    },
    onRegisteredSW(_, registration) {
      if (registration !== undefined) setInterval(() => void registration.update().catch(() => undefined), interval);
    },
  });
}

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  whenIdle(() => void begin());
  return () => subscribers.delete(subscriber);
}

/** What installs the version that is ready and loads the page anew, or null when there is none. */
export const useUpdate = (): Install | null => useSyncExternalStore(subscribe, () => install);
