import type { StoredFile } from "#shared/files.ts";
import { readingMinutes } from "#shared/content.ts";
import type { Reader } from "#platform/database/database.ts";
import { pollOf } from "#modules/polls/server/index.ts";
import type { Topic } from "../../contract/schemas.ts";
import type { FileAccess, FileLinks, Viewer } from "../context.ts";
import { floorOf, loadTopic, topicState } from "./load-topic.ts";
import { isListed, topicCan, type TopicState } from "./policy.ts";
import { summaryOf } from "./present-summary.ts";
import { decisionFor, imagesOf, posterOf } from "./present-topic.ts";
import type { TopicRow } from "./queries.ts";

function presentTopic(
  row: TopicRow,
  viewer: Viewer,
  files: FileLinks,
  { state, described, poll }: { state: TopicState; described: ReadonlyMap<string, StoredFile>; poll: Topic["poll"] },
): Topic {
  const category = {
    id: row.category_id,
    nameAr: row.category_name_ar,
    nameEn: row.category_name_en,
    icon: row.category_icon,
    color: row.category_color,
  };
  return {
    ...summaryOf(row, { viewer, files, category, isListed: isListed(state), floor: floorOf(row) }),
    isMustRead: row.is_must_read,
    contentAr: row.content_ar,
    contentEn: row.content_en,
    readingMinutesAr: row.content_ar === null ? null : readingMinutes(row.words_ar, "ar"),
    readingMinutesEn: row.content_en === null ? null : readingMinutes(row.words_en, "en"),
    writtenAtAr: row.written_ar_at,
    writtenAtEn: row.written_en_at,
    images: imagesOf([row.content_ar, row.content_en], described, files, viewer.personId),
    mentions: row.mentions,
    attachments: row.files.flatMap(({ id, role }) => (role === "attachment" ? (described.get(id) ?? []) : [])),
    poster: posterOf(row, files, viewer.personId),
    poll,
    featuredFrom: row.featured_from,
    featuredUntil: row.featured_until,
    publishAt: row.publish_at,
    editedAt: row.edited_at,
    isDeleted: state.isDeleted,
    isHidden: state.isHidden,
    decision: decisionFor(viewer, row),
    bookmarked: row.bookmarked,
    following: row.following,
    draftId: row.draft_id,
    version: row.version,
    can: topicCan(viewer, state),
  };
}

/** Returns one topic as seen by this reader; throws 404 if they may not see it. */
export async function readTopic(db: Reader, viewer: Viewer, id: string, files: FileAccess): Promise<Topic> {
  const row = await loadTopic(db, viewer, id);
  const fileIds = row.files.map((file) => file.id);
  const described = fileIds.length === 0 ? new Map() : await files.describe(db, fileIds, viewer.personId);
  const state = topicState(row);
  const rights = { isListed: isListed(state), edits: topicCan(viewer, state).update };
  // An administrator who views the portal as another user does not see that user's vote.
  const voter = viewer.viewing === undefined ? viewer : { personId: "0" };
  const poll = row.has_poll ? await pollOf(db, voter, id, rights) : null;
  return presentTopic(row, viewer, files, { state, described, poll });
}
