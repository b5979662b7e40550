import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

/** A choice of this browser alone, on or off; `value` is stored while it is set. */
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
