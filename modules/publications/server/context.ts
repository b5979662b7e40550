import type { Permission } from "#shared/permissions.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import type { ReachOptions } from "#platform/outbound/reach.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";

/** Dependencies of the publications module. */
export type PublicationContext = {
  files: Files;
  settings: SettingsSource;
  /** Current permissions of a person, for files, which are fetched without a session. */
  permissionsOf: (db: Reader, personId: string) => Promise<ReadonlySet<Permission>>;
  /** Options of link checks: the system's resolver and connections, unless a test replaces them. */
  outside: ReachOptions;
};

/** The acting person and the id of the HTTP request. */
export type Author = { personId: string; requestId: string };

/** The part of a handler's context that identifies the caller. */
type Caller = { actor: { personId: string }; facts: { id: string } };

export const authorOf = ({ actor, facts }: Caller): Author => ({ personId: actor.personId, requestId: facts.id });

export const todayOf = async (db: Reader, { settings }: Pick<PublicationContext, "settings">): Promise<string> =>
  civilDateIn((await settings(db)).timeZone);

/** Dependencies of presenting publications with their files. */
export type FileContext = Pick<PublicationContext, "files" | "settings">;
/** A query whose results are presented to `readerId`. */
export type Query = { db: Reader; context: FileContext; readerId: string };
/** A change in a transaction by its author. */
export type Change = { tx: Transaction; context: FileContext; author: Author };

export const changeOf = (context: FileContext, { tx, ...caller }: Caller & { tx: Transaction }): Change => ({
  tx,
  context,
  author: authorOf(caller),
});
export const queryOf = (context: FileContext, { db, actor }: Caller & { db: Reader }): Query => ({
  db,
  context,
  readerId: actor.personId,
});
