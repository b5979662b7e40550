import type { BrokenUnit } from "../contract/schemas-day.ts";
import type { FileLinks } from "#modules/community/server/index.ts";
import type { Database, Reader, Transaction } from "#platform/database/database.ts";
import { withinOf, type Actor, type Within } from "#platform/http/actor.ts";
import { authorOf, type Author, type Caller } from "#platform/http/author.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import type { AbsenceSpan } from "./absences/policy.ts";
import type { RulesSource } from "./rules/load-rules.ts";

/** An officer's change of an absence that a request entered. */
export type AbsenceChange = {
  request: string;
  author: Author;
  /** Shown to the person; null only if the person asked for the change. */
  reason: string | null;
  /** The absences that are changed or deleted, and what is left of them. */
  absences: readonly string[];
  left: readonly AbsenceSpan[];
};
/** Runs in the same transaction, before the person is locked. */
export type AbsenceFollower = (tx: Transaction, change: AbsenceChange) => Promise<void>;

/** An absence as it is stored. */
export type StoredAbsence = AbsenceSpan & {
  id: string;
  personId: string;
  lookupId: string | null;
  requestId: string | null;
  /** The absence that it is a part of, until this transaction. */
  partOf: string | null;
};
/** Runs in the same transaction, after an absence has been entered or shortened, with the person locked. */
export type StoredAbsenceFollower = (tx: Transaction, absence: StoredAbsence) => Promise<void>;

/** Leave that an officer enters; `key` names it in the answer. */
export type EnteredLeave = { key: string; personId: string; lookupId: string | null; from: string; to: string };

/** Leave that officers are about to enter for many people; the balances belong to another module. */
export type LeaveJudge = {
  /** Locks people for leave, before they are locked for attendance: as approval does. */
  lock: (tx: Transaction, personIds: readonly string[]) => Promise<void>;
  isOverdrawn: (
    tx: Transaction,
    leave: { personId: string; lookupId: string; from: string; to: string },
  ) => Promise<boolean>;
  /** Locks the rules of coverage that may refuse leave, before people are locked for attendance. */
  lockUnits: (tx: Transaction, leave: readonly EnteredLeave[]) => Promise<void>;
  /** Returns the rules that leave would break, by key. */
  judgeCoverage: (db: Reader, leave: readonly EnteredLeave[]) => Promise<ReadonlyMap<string, BrokenUnit[]>>;
};

/** People's dates on which they may work now, or no longer do. */
export type ScheduleChange = {
  /** The change as named by the audit: "zone.updated". */
  cause: string;
  people: "everyone" | readonly string[];
  /** The first and last date that may differ; null is open-ended. */
  from: string | null;
  to: string | null;
};
/** A module that counts days by schedules. */
export type ScheduleFollower = {
  /** Runs in the transaction of the change; the counting is done by a job. */
  follow: (tx: Transaction, change: ScheduleChange) => Promise<void>;
  /** Whether days of a span wait to be counted: until then their month cannot be locked. */
  isWaiting: (db: Reader, from: string, to: string) => Promise<boolean>;
};

/**
 * Returns the deputy who decides instead of a person today, null without one, and the people instead of whom the person
 * decides. Deputies belong to another module.
 */
export type DeputyResolver = (
  db: Reader,
  personId: string,
) => Promise<{ deputyId: string | null; insteadOf: readonly string[] }>;

/** Dependencies of the attendance module. */
export type AttendanceContext = {
  settings: SettingsSource;
  rules: RulesSource;
  files: FileLinks;
  /** Notified about absences that requests entered. */
  followers: readonly AbsenceFollower[];
  /** Notified about all absences. */
  storedFollowers: readonly StoredAbsenceFollower[];
  leaveJudges: readonly LeaveJudge[];
  scheduleFollowers: readonly ScheduleFollower[];
  deputyResolvers: readonly DeputyResolver[];
  /** The active people that best match a text, best first, 20 at most; from search. With `max` more, in any order. */
  findPersonIds: (db: Reader, text: string, max?: number) => Promise<string[]>;
};

/** A change in a transaction by its author, and whose attendance they may change. */
export type Change = { tx: Transaction; context: AttendanceContext; author: Author; within: Within };
/** A change that is tried for `viewerId` and rolled back. */
export type Preview = { context: AttendanceContext; database: Database; viewerId: string; within: Within };
/** A query whose results are presented to `viewerId`. */
export type Query = { db: Reader; context: AttendanceContext; viewerId: string };
/** A query by an officer, and whose attendance they may see. */
export type BoundedQuery = Query & { within: Within };
/** A query of rules, and whose attendance its reader may change: rules that reach others are read only. */
export type RuleQuery = Query & { managed: Within };

export type WriteCaller = Caller & { actor: Actor; tx: Transaction };
export type ReadCaller = Caller & { actor: Actor; db: Reader };
export type PreviewCaller = Caller & { actor: Actor; database: Database };

export const changeOf = (context: AttendanceContext, { tx, ...caller }: WriteCaller): Change => ({
  tx,
  context,
  author: authorOf(caller),
  within: withinOf(caller.actor, "attendance.manage"),
});
export const queryOf = (context: AttendanceContext, { db, actor }: ReadCaller): BoundedQuery & RuleQuery => ({
  db,
  context,
  viewerId: actor.personId,
  within: withinOf(actor, "attendance.read"),
  managed: withinOf(actor, "attendance.manage"),
});
export const previewOf = (context: AttendanceContext, { database, actor }: PreviewCaller): Preview => ({
  database,
  context,
  viewerId: actor.personId,
  within: withinOf(actor, "attendance.manage"),
});
