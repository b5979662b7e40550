import { useLastKnown } from "#client/last-known.ts";
import type { Today } from "#modules/attendance/contract/schemas-day.ts";
import { todayQuery } from "../api.ts";
import { carryForward } from "./carry-forward.ts";
import { useClock } from "./use-clock.ts";

/** My day as the server says it, or said it last; `now` and `ahead` are those of its clock. */
export function useToday() {
  const { data, heardAt, ...rest } = useLastKnown(todayQuery, "attendance today 1");
  const { now, ahead } = useClock(data?.data.now, heardAt);
  const today: Today | undefined = data === undefined ? undefined : carryForward(data.data, now);
  return { today, now, ahead, heardAt, ...rest };
}
