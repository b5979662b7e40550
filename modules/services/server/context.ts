import type { AttendanceDoor } from "#modules/attendance/server/index.ts";
import type { Identity } from "#modules/identity/server/index.ts";
import type { FileDoor } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import type { Weekday } from "#shared/weekdays.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { now } from "#platform/clock/clock.ts";

/** What every room of services may need of its surroundings. */
export type ServicesContext = {
  settings: SettingsSource;
  files: FileDoor;
  attendance: AttendanceDoor;
  /** Where people reach the portal. */
  publicUrl: () => string;
  /** Whether an officer may do everything that somebody may; `not_found` where they have no account. */
  reaches: (db: Reader, officer: Actor, personId: string) => Promise<boolean>;
  /** Refuses an actor who would become an approver; `receivers` are the new approvers. */
  requireDeciders: Identity["requireDeciders"];
};

/** Who does something, and by which request to the server. */
export type Author = { personId: string; requestId: string };

/** The organisation's days. */
export type Calendar = { timeZone: string; weekend: readonly Weekday[]; today: string };

export async function readCalendar(db: Reader, { settings }: ServicesContext): Promise<Calendar> {
  const { timeZone, weekend } = await settings(db);
  return { timeZone, weekend, today: civilDateIn(timeZone, now()) };
}
