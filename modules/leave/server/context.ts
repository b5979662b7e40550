import type { Attendance, AttendanceAccess } from "#modules/attendance/server/index.ts";
import type { FileLinks } from "#modules/community/server/index.ts";
import type { RecountedDay } from "#shared/recounted-day.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { withinOf, type Actor, type Within } from "#platform/http/actor.ts";
import { authorOf, type Author, type Caller } from "#platform/http/author.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";

/** Approved leave that was counted again, and what differs. */
export type Recount = {
  id: string;
  personId: string;
  requestId: string | null;
  days: readonly RecountedDay[];
};
/** A follower of leave that is counted again, in its transaction. */
export type RecountFollower = {
  /** Locks the approved leave of people in a span, before they are locked: as changes of it do. */
  lock: (
    tx: Transaction,
    personIds: readonly string[],
    span: { from: string | null; to: string | null },
  ) => Promise<void>;
  follow: (tx: Transaction, recounts: readonly Recount[]) => Promise<void>;
};

/** Dependencies of the leave module. */
export type LeaveContext = {
  settings: SettingsSource;
  attendance: AttendanceAccess;
  files: FileLinks;
  recountFollowers: readonly RecountFollower[];
  /** The people and roles that rules can name. */
  subjects: Attendance["subjects"];
  /** People in any state whom a text or an employee number finds, in any order. */
  findPersonIds: (db: Reader, text: string, max: number) => Promise<string[]>;
};

/** A change in a transaction by its author, and whose leave they may change. */
export type Change = { tx: Transaction; context: LeaveContext; author: Author; within: Within };
/** A query whose results are presented to `viewerId`. */
export type Query = { db: Reader; context: LeaveContext; viewerId: string };
/** A query by an officer, and whose leave they may see. */
export type BoundedQuery = Query & { within: Within };
/** A query of rules, and whose leave its reader may change: rules that reach others are read only. */
export type RuleQuery = Query & { managed: Within };

export const changeOf = (
  context: LeaveContext,
  { tx, ...caller }: Caller & { actor: Actor; tx: Transaction },
): Change => ({
  tx,
  context,
  author: authorOf(caller),
  within: withinOf(caller.actor, "leave.manage"),
});
export const queryOf = (
  context: LeaveContext,
  { db, actor }: Caller & { actor: Actor; db: Reader },
): BoundedQuery & RuleQuery => ({
  db,
  context,
  viewerId: actor.personId,
  within: withinOf(actor, "leave.manage"),
  managed: withinOf(actor, "leave.manage"),
});
