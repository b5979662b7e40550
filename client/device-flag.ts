import { useSyncExternalStore } from "react";

export type DeviceFlag = {
  isSet: () => boolean;
  set: (isWanted: boolean) => void;
  useIsSet: () => boolean;
};

/** A choice of this browser alone, on or off; `value` is what is stored while it is set. */
export function createDeviceFlag(item: string, value: string): DeviceFlag {
  const subscribers = new Set<() => void>();
  const subscribe = (subscriber: () => void): (() => void) => {
    subscribers.add(subscriber);
    return () => subscribers.delete(subscriber);
  };
  const isSet = (): boolean => localStorage.getItem(item) === value;
  return {
    isSet,
    set(isWanted) {
      if (isWanted) localStorage.setItem(item, value);
      else localStorage.removeItem(item);
      subscribers.forEach((subscriber) => subscriber());
    },
    useIsSet: () => useSyncExternalStore(subscribe, isSet),
  };
}
