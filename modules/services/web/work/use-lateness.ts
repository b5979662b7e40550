import { useState } from "react";

/** Whether an instant had passed when this was first drawn. */
export function useLateness(at: string | null): boolean {
  const [now] = useState(() => Date.now());
  return at !== null && new Date(at).getTime() < now;
}
