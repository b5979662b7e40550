import { useEffect, useState } from "react";

/** Milliseconds of latency: a smaller difference of the clocks counts as 0. */
const latency = 10_000;

/** Returns the server's time, updated every minute, and its offset from the device's clock, in milliseconds. */
export function useClock(serverNow?: string, heardAt = 0): { now: number; ahead: number } {
  const difference = serverNow === undefined ? 0 : Date.parse(serverNow) - heardAt;
  const ahead = Math.abs(difference) < latency ? 0 : difference;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const wait = 60_000 - ((now + ahead) % 60_000);
    const timer = setTimeout(() => setNow(Date.now()), Math.max(wait, 1000));
    return () => clearTimeout(timer);
  }, [now, ahead]);
  return { now: now + ahead, ahead };
}
