import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

/** Creates an on/off setting of this browser; `value` is stored while it is set. */
export function createDeviceFlag(item: string, value: string) {
  const listeners = createListeners();
  const isSet = (): boolean => localStorage.getItem(item) === value;
  return {
    isSet,
    set(isWanted: boolean): void {
      if (isWanted) localStorage.setItem(item, value);
      else localStorage.removeItem(item);
      listeners.notify();
    },
    useIsSet: (): boolean => useSyncExternalStore(listeners.add, isSet),
  };
}
