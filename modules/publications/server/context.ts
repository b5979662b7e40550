import type { Permission } from "#shared/permissions.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import { authorOf, type Author, type Caller } from "#platform/http/author.ts";
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

/** A query that needs the organisation's date. */
export type SettingsQuery = { db: Reader; context: Pick<PublicationContext, "settings"> };
/** A query whose results are presented to `readerId`. */
export type Query = { db: Reader; context: Pick<PublicationContext, "files" | "settings">; readerId: string };
/** A change in a transaction by its author, who reads the result. */
export type Change = Query & { tx: Transaction; author: Author };

export const queryOf = (context: Query["context"], { db, actor }: Caller & { db: Reader }): Query => ({
  db,
  context,
  readerId: actor.personId,
});
export const changeOf = (context: Query["context"], { tx, actor, facts }: Caller & { tx: Transaction }): Change => ({
  ...queryOf(context, { db: tx, actor, facts }),
  tx,
  author: authorOf({ actor, facts }),
});

export const todayOf = async ({ db, context: { settings } }: SettingsQuery): Promise<string> =>
  civilDateIn((await settings(db)).timeZone);
