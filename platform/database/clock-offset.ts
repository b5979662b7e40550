import { now } from "#platform/clock/clock.ts";
import type { Database } from "./database.ts";
import { statement } from "./statement.ts";

const readClock = statement<{ at: number }, []>(
  "select (extract(epoch from clock_timestamp()) * 1000)::float8 as at",
).value("at", null);

/** Returns the seconds by which this machine's clock is ahead of the database's; negative if it is behind. */
export async function clockOffset({ primary }: Pick<Database, "primary">): Promise<number> {
  const before = now().getTime();
  const at = (await readClock(primary)) ?? before;
  const after = now().getTime();
  // The time of the answer's way is no difference.
  return (before > at ? before - at : Math.min(0, after - at)) / 1000;
}
