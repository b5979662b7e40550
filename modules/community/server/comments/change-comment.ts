import { isDeepStrictEqual } from "node:util";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Comment } from "../../contract/schemas.ts";
import type { UpdateComment } from "../../contract/schemas-writing.ts";
import { setCommentFiles } from "../attachments/store.ts";
import type { Change, FileAccess, Viewer } from "../context.ts";
import { replaceMentions } from "../mentions/store.ts";
import { recordComment } from "../record-event.ts";
import { topicState } from "../topics/load-topic.ts";
import { presentLoaded } from "./list-comments.ts";
import { commentState, loadComment } from "./load-comment.ts";
import { commentCan } from "./policy.ts";
import type { CommentRow } from "./queries.ts";
import { readCommentText } from "./read-text.ts";
import { updateCommentRow } from "./store.ts";

/** Attaches new files and releases removed ones. */
async function replaceFiles(
  tx: Transaction,
  comment: CommentRow,
  ids: readonly string[],
  { files, viewer }: { files: FileAccess; viewer: Viewer },
): Promise<void> {
  const fresh = ids.filter((id) => !comment.files.includes(id));
  await files.attach(tx, viewer.personId, fresh, (index) => `attachments.${ids.indexOf(fresh[index] ?? "")}`);
  await setCommentFiles(tx, comment.id, ids);
  const released = comment.files.filter((id) => !ids.includes(id));
  if (released.length > 0) await files.release(tx, released);
}

/** Changes the text, mentions and files of the viewer's own comment. */
export async function updateComment(
  change: Change,
  id: string,
  body: UpdateComment,
  files: FileAccess,
): Promise<Comment> {
  const { tx, actor } = change;
  const loaded = await loadComment(tx, actor, id, { locking: true });
  const { comment, topic } = loaded;
  if (!commentCan(actor, topicState(topic), commentState(comment)).update) throw refuse("not_allowed");
  const current = await presentLoaded(tx, actor, loaded, files);
  if (comment.version !== body.version) throw refuse("stale_version", { current });
  const { mentions, ...text } = await readCommentText(tx, body.content);
  const ids = body.attachments ?? comment.files;
  const isSameText = comment.content === text.content && isDeepStrictEqual(comment.document, text.document);
  const hasSameFiles = isDeepStrictEqual(ids, comment.files);
  if (isSameText && hasSameFiles) return current;
  await updateCommentRow(tx, id, text, nowIso());
  if (!hasSameFiles) await replaceFiles(tx, comment, ids, { files, viewer: actor });
  if (comment.document !== null || mentions.length > 0) {
    await replaceMentions(tx, { topicId: topic.id, commentId: id }, mentions);
  }
  await recordComment(change, "comment.updated", topic, comment);
  return presentLoaded(tx, actor, await loadComment(tx, actor, id), files);
}
