import { useLastKnown } from "#client/last-known.ts";
import type { Today } from "#modules/attendance/contract/schemas-day.ts";
import { todayQuery } from "../api.ts";
import { useClock } from "../use-clock.ts";
import { carryForward } from "./apply-date.ts";

/** Returns today's last known answer; `now` and `ahead` are by the server's clock. */
export function useToday(options?: { isLong: boolean }) {
  const { data, heardAt, ...rest } = useLastKnown(todayQuery, "attendance today 1", options);
  const { now, ahead } = useClock(data?.data.now, heardAt);
  const today: Today | undefined = data === undefined ? undefined : carryForward(data.data, now);
  return { today, now, ahead, heardAt, ...rest };
}
