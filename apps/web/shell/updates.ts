import { useSyncExternalStore } from "react";
import { createListeners } from "#client/listeners.ts";
import { connection, isSlowConnection } from "#client/slow-connection.ts";
import { whenIdle } from "#client/when-idle.ts";

type Install = () => void;
let install: Install | null = null;
let begun = false;
const listeners = createListeners();

/** Once an hour, besides each start: some pages stay open for days. */
const interval = 60 * 60_000;

/**
 * Registers the service worker, which caches the frame for offline starts, when the page is idle; on a slow or metered
 * connection, once it is faster. A new version waits until the user installs it.
 */
async function begin(): Promise<void> {
  if (begun || import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  if (isSlowConnection()) {
    connection?.addEventListener("change", () => void begin(), { once: true });
    return;
  }
  begun = true;
  const { registerSW } = await import("virtual:pwa-register");
  const takeUpdate = registerSW({
    onNeedRefresh() {
      install = () => void takeUpdate(true);
      listeners.notify();
    },
    onRegisteredSW(_, registration) {
      if (registration !== undefined) setInterval(() => void registration.update().catch(() => undefined), interval);
    },
  });
}

function subscribe(listener: () => void): () => void {
  whenIdle(() => void begin());
  return listeners.add(listener);
}

/** Returns the function that installs the waiting version and reloads the page; null if there is none. */
export const useUpdate = (): Install | null => useSyncExternalStore(subscribe, () => install);
