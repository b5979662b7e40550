import type { Viewer } from "#modules/community/server/index.ts";

/** Nobody judges what they wrote themselves, and nothing is judged twice. */
export const mayDecide = (viewer: Viewer, { authorId, isOpen }: { authorId: string; isOpen: boolean }): boolean =>
  isOpen && viewer.permissions.has("topic.moderate") && authorId !== viewer.personId;
