import { Temporal } from "temporal-polyfill";
import { now, nowIso } from "#platform/clock/clock.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { activityDays } from "../../contract/limits.ts";
import type { ActivityDay } from "../../contract/schemas-dashboard.ts";
import { countActive, countWritten, readDays } from "./queries.ts";
import { writeDay } from "./store.ts";

/** A date in the organisation's zone, with the instants of its start and end. */
type Day = { date: string; from: string; before: string };

/** Returns the last 30 dates, up to today. */
function lastDays(timeZone: string): Day[] {
  const today = Temporal.PlainDate.from(civilDateIn(timeZone, now()));
  const startOf = (date: Temporal.PlainDate): string => date.toZonedDateTime({ timeZone }).toInstant().toString();
  return Array.from({ length: activityDays }, (_, index) => {
    const date = today.subtract({ days: activityDays - 1 - index });
    return { date: date.toString(), from: startOf(date), before: startOf(date.add({ days: 1 })) };
  });
}

/** Counts today, and every earlier day that was not counted since its end. Idempotent. */
export async function sumActivity(tx: Transaction, settings: SettingsSource, signal?: AbortSignal): Promise<void> {
  const days = lastDays((await settings(tx)).timeZone);
  const [first, today] = [days[0], days.at(-1)];
  if (first === undefined || today === undefined) return;
  const counted = new Map((await readDays(tx, first.date, today.date)).map((day) => [day.date, day.countedAt]));
  for (const { date, from, before } of days) {
    if (signal?.aborted === true) return;
    const at = counted.get(date);
    if (at !== undefined && new Date(at) >= new Date(before)) continue;
    // `last_used_at` is overwritten, so past days cannot be counted.
    const people = date === today.date ? await countActive(tx, from) : null;
    const { topics = 0, comments = 0 } = (await countWritten(tx, from, before)) ?? {};
    await writeDay(tx, date, people, topics, comments, nowIso());
  }
}

/** Returns the last 30 days; days without counts have zeros. */
export async function listActivity(db: Reader, settings: SettingsSource): Promise<ActivityDay[]> {
  const days = lastDays((await settings(db)).timeZone);
  const known = await readDays(db, days[0]?.date ?? "", days.at(-1)?.date ?? "");
  const byDate = new Map(known.map((day) => [day.date, day]));
  return days.map(({ date }) => {
    const { people = null, topics = 0, comments = 0 } = byDate.get(date) ?? {};
    return { date, people, topics, comments };
  });
}
