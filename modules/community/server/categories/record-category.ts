import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { CommunityEvent } from "../../contract/events.ts";
import type { Viewer } from "../viewer.ts";

type Happening = {
  action: Extract<CommunityEvent["action"], `category.${string}`>;
  id: string;
  /** Whether the category is visible to all users, or was before the change. */
  isPublic: boolean;
  requestId: string;
};

/** Records an event of a category; events of a hidden category go to its managers only. */
export const recordCategory = (tx: Transaction, viewer: Viewer, { action, id, isPublic, requestId }: Happening) =>
  record(tx, {
    action,
    actorId: viewer.personId,
    subject: { kind: "category", id },
    details: { categoryId: id },
    audience: isPublic ? "all" : "permission:category.manage",
    requestId,
  });
