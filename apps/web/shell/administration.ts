import { useSyncExternalStore } from "react";
import { createListeners } from "#client/listeners.ts";

/** All modules' administration: loaded for readers with an administrative permission, and at its addresses. */
type Administration = typeof import("../admin-modules.ts");

let loaded: Administration | null = null;
let loading: Promise<Administration> | null = null;
const listeners = createListeners();

async function load(): Promise<Administration> {
  loaded = await import("../admin-modules.ts");
  listeners.notify();
  return loaded;
}

/** Rejects if the file cannot be fetched; the next call retries. */
export function loadAdministration(): Promise<Administration> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Returns null until it is loaded. */
export const currentAdministration = (): Administration | null => loaded;

export const useAdministration = (): Administration | null =>
  useSyncExternalStore(listeners.add, currentAdministration);
