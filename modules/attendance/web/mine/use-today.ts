import { useEffect, useState } from "react";
import { useLastKnown } from "#client/last-known.ts";
import type { Today } from "#modules/attendance/contract/schemas-day.ts";
import { todayQuery } from "../api.ts";
import { carryForward } from "./apply-date.ts";

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

/** Returns today's last known answer; `now` and `ahead` are by the server's clock. */
export function useToday(options?: { isLong: boolean }) {
  const { data, heardAt, ...rest } = useLastKnown(todayQuery, "attendance today 1", options);
  const { now, ahead } = useClock(data?.data.now, heardAt);
  const today: Today | undefined = data === undefined ? undefined : carryForward(data.data, now);
  return { today, now, ahead, heardAt, ...rest };
}
