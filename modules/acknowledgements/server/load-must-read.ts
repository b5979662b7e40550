import { loadTopicRights, type FileLinks, type Viewer } from "#modules/community/server/index.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import { presentMustRead } from "./present-must-read.ts";
import { selectMustRead, type MustReadRow } from "./queries.ts";

export type MustReadContext = { files: FileLinks; timeZone: (db: Reader) => Promise<string> };

export const today = async (db: Reader, { timeZone }: Pick<MustReadContext, "timeZone">): Promise<string> =>
  civilDateIn(await timeZone(db));

/** Returns the must-read of a topic that this reader may see; throws 404 otherwise. */
export async function loadMustRead(db: Reader, viewer: Viewer, topicId: string): Promise<MustReadRow> {
  const topic = await loadTopicRights(db, viewer, topicId);
  const row = topic?.canSee === true ? await selectMustRead(db, viewer.personId, topicId) : null;
  if (row === null) throw refuse("not_found");
  return row;
}

export const readMustRead = async (db: Reader, viewer: Viewer, topicId: string, context: MustReadContext) =>
  presentMustRead(await loadMustRead(db, viewer, topicId), viewer, context.files, await today(db, context));
