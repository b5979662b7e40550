import type { AttendanceAccess } from "#modules/attendance/server/index.ts";
import type { LeaveAccess } from "#modules/leave/server/index.ts";
import type { Identity } from "#modules/identity/server/index.ts";
import type { FileAccess } from "#modules/community/server/index.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { Author } from "#platform/http/author.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import type { Weekday } from "#shared/weekdays.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { now } from "#platform/clock/clock.ts";

/** Dependencies of the services module. */
export type ServicesContext = {
  settings: SettingsSource;
  files: FileAccess;
  attendance: AttendanceAccess;
  leave: LeaveAccess;
  /** Base URL of the portal. */
  publicUrl: () => string;
  /** Returns whether an officer has every permission of the person; throws `not_found` if the person has no account. */
  reaches: (db: Reader, officer: Actor, personId: string) => Promise<boolean>;
  /** Throws if the actor would become an approver; `receivers` are the new approvers. */
  requireDeciders: Identity["requireDeciders"];
};

/** Time zone, weekend and date of the organisation. */
export type Calendar = { timeZone: string; weekend: readonly Weekday[]; today: string };

export async function readCalendar(db: Reader, { settings }: ServicesContext): Promise<Calendar> {
  const { timeZone, weekend } = await settings(db);
  return { timeZone, weekend, today: civilDateIn(timeZone, now()) };
}

/** A change in a transaction by its author. */
export type Change = { tx: Transaction; context: ServicesContext; author: Author };
/** A change whose rules depend on permissions of the actor. */
export type ActorChange = { tx: Transaction; context: ServicesContext; actor: Actor };
/** A query whose results are presented to `viewerId`. */
export type Query = { db: Reader; context: ServicesContext; viewerId: string };
/** A query whose results depend on permissions of the actor. */
export type ActorQuery = { db: Reader; context: ServicesContext; actor: Actor };
