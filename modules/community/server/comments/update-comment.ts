import { isDeepStrictEqual } from "node:util";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Comment } from "../../contract/schemas.ts";
import type { UpdateComment } from "../../contract/schemas-writing.ts";
import { setCommentFiles } from "../attachments/store.ts";
import { replaceMentions } from "../mentions/store.ts";
import type { FileAccess, Viewer } from "../viewer.ts";
import { topicState } from "../topics/load-topic.ts";
import { presentFound } from "./list-comments.ts";
import { commentState, loadComment } from "./load-comment.ts";
import { commentCan } from "./policy.ts";
import type { CommentRow } from "./queries.ts";
import { readCommentText } from "./read-words.ts";
import { recordComment } from "./record-comment.ts";
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
  tx: Transaction,
  viewer: Viewer,
  id: string,
  body: UpdateComment,
  { files, requestId }: { files: FileAccess; requestId: string },
): Promise<Comment> {
  const found = await loadComment(tx, viewer, id, { locking: true });
  const { comment, topic } = found;
  if (!commentCan(viewer, topicState(topic), commentState(comment)).update) throw refuse("not_allowed");
  const current = await presentFound(tx, viewer, found, files);
  if (comment.version !== body.version) throw refuse("stale_version", { current });
  const { mentions, ...words } = await readCommentText(tx, body.content);
  const ids = body.attachments ?? comment.files;
  const isSaid = comment.content === words.content && isDeepStrictEqual(comment.document, words.document);
  if (isSaid && isDeepStrictEqual(ids, comment.files)) return current;
  await updateCommentRow(tx, id, words, nowIso());
  if (!isDeepStrictEqual(ids, comment.files)) await replaceFiles(tx, comment, ids, { files, viewer });
  if (comment.document !== null || mentions.length > 0) {
    await replaceMentions(tx, { topicId: topic.id, commentId: id }, mentions);
  }
  await recordComment(tx, viewer, {
    action: "comment.updated",
    topic,
    comment: { id, parentId: comment.parent_id },
    requestId,
  });
  return presentFound(tx, viewer, await loadComment(tx, viewer, id, { locking: false }), files);
}
