import type { Reader } from "#platform/database/database.ts";
import { pollOf } from "#modules/polls/server/index.ts";
import type { Topic } from "../../contract/schemas.ts";
import type { Doors, Viewer } from "../viewer.ts";
import { loadTopic, topicState } from "./load-topic.ts";
import { isListed, topicCan } from "./policy.ts";
import { presentTopic } from "./present-topic.ts";

/** Returns one topic as seen by this reader; throws 404 if they may not see it. */
export async function readTopic(db: Reader, viewer: Viewer, id: string, { files }: Doors): Promise<Topic> {
  const row = await loadTopic(db, viewer, id);
  const fileIds = row.files.map((file) => file.id);
  const described = fileIds.length === 0 ? new Map() : await files.describe(db, fileIds, viewer.personId);
  const state = topicState(row);
  const rights = { isListed: isListed(state), edits: topicCan(viewer, state).update };
  // An administrator who views the portal as another user does not see that user's vote.
  const voter = viewer.viewing === undefined ? viewer : { personId: "0" };
  const poll = row.has_poll ? await pollOf(db, voter, id, rights) : null;
  return presentTopic(row, viewer, files, { described, poll });
}
