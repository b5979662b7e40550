import type { Attendance } from "#modules/attendance/server/index.ts";
import type { FileLinks } from "#modules/community/server/index.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";

/** Dependencies of the leave module. */
export type LeaveContext = {
  settings: SettingsSource;
  files: FileLinks;
  /** The people and roles that rules can name. */
  subjects: Attendance["subjects"];
};

/** The acting person and the id of the HTTP request. */
export type Author = { personId: string; requestId: string };

type Caller = { actor: { personId: string }; facts: { id: string } };

/** Identifies the caller of a handler. */
export const authorOf = ({ actor, facts }: Caller): Author => ({ personId: actor.personId, requestId: facts.id });
