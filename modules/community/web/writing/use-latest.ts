import { useCallback, useEffect, useState } from "react";

/** The same function at every rendering, which does what the newest one would. Not to be called while rendering. */
export function useLatest<Given extends readonly unknown[]>(
  does: (...given: Given) => void,
): (...given: Given) => void {
  const [latest] = useState(() => ({ does }));
  useEffect(() => {
    latest.does = does;
  });
  return useCallback((...given: Given) => latest.does(...given), [latest]);
}
