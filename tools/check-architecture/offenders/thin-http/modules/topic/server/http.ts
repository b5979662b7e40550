// refused: imports kysely; http.ts does not speak to the database
// refused: imports #platform/database/statement.ts; http.ts does not speak
// refused: decides by "permissions"
// refused: decides by "isModerator"
// refused: decides by "canEdit"
// refused: contains SQL
import { sql } from "kysely";
import { statement } from "#platform/database/statement.ts";
import type { Reader } from "#platform/database/database.ts";

export function handle(db: Reader, actor: any, topic: any) {
  if (actor.permissions.has("topic.moderate")) return 1;
  const name = topic.isModerator ? "a" : "b";
  const edits = topic.canEdit && name;
  if (topic === null) return edits;
  return [sql, statement("select id from topic"), db];
}
