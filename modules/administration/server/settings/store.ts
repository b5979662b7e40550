import { statement } from "#platform/database/statement.ts";

/** The name is a hash of the content. */
export const insertLogo = statement<never, [hash: string, mediaType: string, content: Buffer]>(`
  insert into logo (hash, media_type, content) values ($1, $2, $3) on conflict (hash) do nothing`).run;

export const deleteUnshown = statement<never, [shown: readonly string[]]>(
  "delete from logo where hash <> all($1::text[])",
).run;
