import { useState } from "react";

/** Returns whether an instant had passed at the first render. */
export function useLateness(at: string | null): boolean {
  const [now] = useState(() => Date.now());
  return at !== null && new Date(at).getTime() < now;
}
