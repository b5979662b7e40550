import type { Viewer } from "#modules/community/server/index.ts";

/** A moderator cannot decide about own content, and a case is decided only once. */
export const mayDecide = (viewer: Viewer, { authorId, isOpen }: { authorId: string; isOpen: boolean }): boolean =>
  isOpen && viewer.permissions.has("topic.moderate") && authorId !== viewer.personId;
