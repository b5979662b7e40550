import type { Locale } from "#shared/locale.ts";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const selectVersion = statement<{ version: number }>("select version from setting_version");

/** Returns the number of changes of settings, from 1. */
export const readVersion = async (db: Reader): Promise<number> => (await selectVersion(db, []))[0]?.version ?? 1;

const selectLogo = statement<{ media_type: string; content: Buffer }>(
  "select media_type, content from logo where hash = $1",
);

export const readLogo = async (
  db: Reader,
  hash: string,
): Promise<{ mediaType: string; content: Buffer } | undefined> => {
  const [row] = await selectLogo(db, [hash]);
  return row === undefined ? undefined : { mediaType: row.media_type, content: row.content };
};

const selectReceiver = statement<{ email: string; locale: Locale }>(`
  select a.email::text as email, p.locale from account a join person p on p.id = a.person_id where a.person_id = $1`);

export const readReceiver = async (
  db: Reader,
  personId: string,
): Promise<{ email: string; locale: Locale } | undefined> => (await selectReceiver(db, [personId]))[0];
