import { useDeferredValue } from "react";

/**
 * Returns `data`, its first arrival as a transition: React then renders what shows it in short slices, and presses and
 * scrolling are answered in between. Later changes show at once.
 */
export function useGradually<Data>(data: Data | undefined): Data | undefined {
  const isShown = useDeferredValue(data !== undefined);
  return isShown ? data : undefined;
}
