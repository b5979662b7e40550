import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { may, type Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";

const selectManager = statement<{ manager_id: string | null }>("select manager_id from person where id = $1");

/** Throws 404 unless the reader is the person, their manager or an officer; the person's existence stays hidden. */
export async function allowReading(db: Reader, actor: Actor, personId: string): Promise<void> {
  if (personId === actor.personId) return;
  const [person] = await selectManager(db, [personId]);
  const isAllowed = person?.manager_id === actor.personId || may(actor, "attendance.manage");
  if (person === undefined || !isAllowed) throw refuse("not_found");
}
