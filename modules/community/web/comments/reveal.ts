import type { Comment, Reply } from "#modules/community/contract/schemas.ts";
import { listComments, listReplies } from "../api.ts";
import { inOrderOfIds } from "./thread.ts";

/** A new comment that was heard of and is not shown yet. */
export type Arrival = { id: string; parentId: string | null };

/** More is not loaded at one press; the rest shows when its page is loaded. */
const mostPages = 5;
const pageSize = 50;

const isFrom = (first: string, { id }: { id: string }): boolean => inOrderOfIds(id, first) >= 0;

/** The root comments from `first` on, which stand at the end of the thread. */
export async function rootsFrom(topicId: string, first: string): Promise<Comment[]> {
  const roots: Comment[] = [];
  let place: { around: string } | { cursor: string } = { around: first };
  for (let turn = 0; turn < mostPages; turn += 1) {
    const { data, page } = await listComments({ params: { id: topicId }, query: { ...place, limit: pageSize } });
    roots.push(...data.filter((root) => isFrom(first, root)));
    if (page.next === null) break;
    place = { cursor: page.next };
  }
  return roots;
}

/** The replies to a root from `first` on, and how many the root has now. */
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
  for (let turn = 0; turn < mostPages && cursor !== null; turn += 1) {
    const { data: more, page } = await listReplies({ params: { id: rootId }, query: { cursor, limit: pageSize } });
    replies.push(...more);
    cursor = page.next;
  }
  return { replies, replyCount: root.replyCount };
}

/** The first arrival of each place: among the roots under null, among the replies under their root. */
export function firstArrivals(arrivals: readonly Arrival[]): Map<string | null, string> {
  const first = new Map<string | null, string>();
  for (const { id, parentId } of arrivals) {
    const known = first.get(parentId);
    if (known === undefined || inOrderOfIds(id, known) < 0) first.set(parentId, id);
  }
  return first;
}
