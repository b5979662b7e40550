import { useEffect, useState } from "react";

/** The present instant by the server's clock, which a device's may differ from; moves on with each minute. */
export function useClock(serverNow: string, heardAt: number): number {
  const ahead = Date.parse(serverNow) - heardAt;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const wait = 60_000 - ((now + ahead) % 60_000);
    const timer = setTimeout(() => setNow(Date.now()), Math.max(wait, 1000));
    return () => clearTimeout(timer);
  }, [now, ahead]);
  return now + ahead;
}
