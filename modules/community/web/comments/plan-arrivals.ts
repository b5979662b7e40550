import type { Comment, Reply } from "#modules/community/contract/schemas.ts";
import { listComments, listReplies } from "../api.ts";
import { inOrderOfIds } from "./change-thread.ts";

/** A new comment, known from an event, that is not shown yet. */
export type Arrival = { id: string; parentId: string | null };

/** Maximum pages loaded at once; later comments appear with their page. */
const maxPages = 5;
const pageSize = 50;

const isFrom = (first: string, { id }: { id: string }): boolean => inOrderOfIds(id, first) >= 0;

export async function rootsFrom(topicId: string, first: string): Promise<Comment[]> {
  const roots: Comment[] = [];
  let place: { around: string } | { cursor: string } = { around: first };
  for (let turn = 0; turn < maxPages; turn += 1) {
    const { data, page } = await listComments({ params: { id: topicId }, query: { ...place, limit: pageSize } });
    roots.push(...data.filter((root) => isFrom(first, root)));
    if (page.next === null) break;
    place = { cursor: page.next };
  }
  return roots;
}

/** Loads the replies to a root from `first` on, and the total number of replies. */
export async function repliesFrom(
  topicId: string,
  rootId: string,
  first: string,
): Promise<{ replies: Reply[]; replyCount: number | null }> {
  const { data } = await listComments({ params: { id: topicId }, query: { around: first, limit: 1 } });
  const root = data.find((candidate) => candidate.id === rootId);
  if (root === undefined) return { replies: [], replyCount: null };
  const replies = root.replies.data.filter((reply) => isFrom(first, reply));
  let cursor = root.replies.next;
  for (let turn = 0; turn < maxPages && cursor !== null; turn += 1) {
    const { data: more, page } = await listReplies({ params: { id: rootId }, query: { cursor, limit: pageSize } });
    replies.push(...more);
    cursor = page.next;
  }
  return { replies, replyCount: root.replyCount };
}

/** The first arrival among the roots, with key null, and among each root's replies, with the root's id as key. */
export function firstArrivals(arrivals: readonly Arrival[]): Map<string | null, string> {
  const first = new Map<string | null, string>();
  for (const { id, parentId } of arrivals) {
    const known = first.get(parentId);
    if (known === undefined || inOrderOfIds(id, known) < 0) first.set(parentId, id);
  }
  return first;
}
