import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

/** A file's use in its topic. "former": no longer shown, but referenced by the edit history. */
export type FileRole = "attachment" | "inline" | "former";
export type TopicFile = { id: string; role: FileRole };

/** Files of the topic `t` in order, without former ones. */
export const filesOfTopic = `coalesce((
      select jsonb_agg(jsonb_build_object('id', f.file_id::text, 'role', f.role) order by f.position, f.file_id)
      from topic_file f where f.topic_id = t.id and f.role <> 'former'), '[]')`;

/** All files of a topic, former ones included, except its poster. */
export const topicFiles = statement<TopicFile, [topicId: string]>(
  "select file_id as id, role from topic_file where topic_id = $1 order by position, file_id",
).all;

const selectKinds = statement<{ id: string; kind: string }>("select id, kind from file where id = any($1::bigint[])");

/** Detected media kinds by file id. */
export async function fileKinds(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await selectKinds(db, [ids]);
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}
