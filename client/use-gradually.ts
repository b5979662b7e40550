import { useDeferredValue } from "react";

/**
 * Returns `data`, its first arrival as a transition: React then renders what shows it in short slices, and presses and
 * scrolling are answered in between. Later changes show at once. With `isLong`, data known at mount is rendered after
 * the rest as well.
 */
export function useGradually<Data>(data: Data | undefined, { isLong = false } = {}): Data | undefined {
  const isKnown = data !== undefined;
  const isShown = useDeferredValue(isKnown, isKnown && !isLong);
  return isShown ? data : undefined;
}
