import type { Locale } from "#shared/locale.ts";
import { statement } from "#platform/database/statement.ts";

/** Returns the number of changes of settings, from 1. */
export const readVersion = statement<{ version: number }, []>("select version from setting_version").value(
  "version",
  1,
);

export const readLogo = statement<{ mediaType: string; content: Buffer }, [hash: string]>(
  `select media_type as "mediaType", content from logo where hash = $1`,
).first;

export const readReceiver = statement<{ email: string; locale: Locale }, [personId: string]>(`
  select a.email::text as email, p.locale from account a join person p on p.id = a.person_id where a.person_id = $1`).first;
