import type { Comment, Reply } from "#modules/community/contract/schemas.ts";
import type { CommentPages, ReplyPage } from "../api.ts";

export const commentElementId = (id: string): string => `comment-${id}`;

/** The pages of a topic's root comments, each with its loaded replies. */
export type Thread = CommentPages;

/** Comments appended after loading: written by this client, or revealed arrivals. */
export type Fresh = { roots: readonly Comment[]; replies: readonly Reply[] };
export const nothingFresh: Fresh = { roots: [], replies: [] };

export type CommentChange = (comment: Reply) => Partial<Reply>;

/** Ids are ascending integers as strings. */
export const inOrderOfIds = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other));

/** Merges both lists without duplicates, oldest first; `more` takes precedence. */
export function merged<Item extends { id: string }>(shown: readonly Item[], more: readonly Item[]): Item[] {
  const byId = new Map([...shown, ...more].map((item) => [item.id, item]));
  return [...byId.values()].toSorted((one, other) => inOrderOfIds(one.id, other.id));
}

export const rootsOf = (thread: Thread): Comment[] => thread.pages.flatMap((page) => page.data);

export function freshRoots(thread: Thread, fresh: Fresh): Comment[] {
  const listed = new Set(rootsOf(thread).map((root) => root.id));
  return fresh.roots.filter((root) => !listed.has(root.id));
}

/** Fresh replies to a root that are not among its loaded ones. */
export function freshReplies(root: Comment, fresh: Fresh): Reply[] {
  const listed = new Set(root.replies.data.map((reply) => reply.id));
  return fresh.replies.filter((reply) => reply.parentId === root.id && !listed.has(reply.id));
}

export function findComment(thread: Thread, fresh: Fresh, id: string): Reply | undefined {
  const roots = [...rootsOf(thread), ...fresh.roots];
  return [...roots, ...roots.flatMap((root) => root.replies.data), ...fresh.replies].find(
    (comment) => comment.id === id,
  );
}

function changedRoot(root: Comment, id: string, change: CommentChange): Comment {
  if (root.id === id) return { ...root, ...change(root) };
  if (!root.replies.data.some((reply) => reply.id === id)) return root;
  const data = root.replies.data.map((reply) => (reply.id === id ? { ...reply, ...change(reply) } : reply));
  return { ...root, replies: { ...root.replies, data } };
}

const mapRoots = (thread: Thread, map: (root: Comment) => Comment): Thread => ({
  ...thread,
  pages: thread.pages.map((page) => ({ ...page, data: page.data.map(map) })),
});

export const withChanged = (thread: Thread, id: string, change: CommentChange): Thread =>
  mapRoots(thread, (root) => changedRoot(root, id, change));

export const freshWithChanged = (fresh: Fresh, id: string, change: CommentChange): Fresh => ({
  roots: fresh.roots.map((root) => changedRoot(root, id, change)),
  replies: fresh.replies.map((reply) => (reply.id === id ? { ...reply, ...change(reply) } : reply)),
});

export const freshWith = (fresh: Fresh, more: Partial<Fresh>): Fresh => ({
  roots: merged(fresh.roots, more.roots ?? []),
  replies: merged(fresh.replies, more.replies ?? []),
});

export type Side = "previous" | "next";

export function withReplies(thread: Thread, rootId: string, page: ReplyPage, side: Side): Thread {
  return mapRoots(thread, (root) =>
    root.id === rootId
      ? {
          ...root,
          replies: { ...root.replies, data: merged(root.replies.data, page.data), [side]: page.page[side] },
        }
      : root,
  );
}

/** A deleted comment keeps its position, so that nothing moves and its replies stay attached. */
export const asDeleted = (): Partial<Reply> => ({
  isDeleted: true,
  author: null,
  content: null,
  document: null,
  mentions: [],
  attachments: [],
  likeCount: 0,
  liked: false,
  isUnread: false,
  can: { update: false, delete: false, like: false, reply: false, report: false },
});

/** The updated fields of a comment; its loaded replies are kept. */
export function readAnew(comment: Reply): Partial<Reply> {
  const { author, content, document, mentions, attachments, isDeleted, isHidden, decision } = comment;
  const { likeCount, liked, editedAt, version, can } = comment;
  const words = { author, content, document, mentions, attachments };
  return { ...words, isDeleted, isHidden, decision, likeCount, liked, editedAt, version, can };
}
