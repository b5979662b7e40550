import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { CommunityEvent } from "../../contract/events.ts";
import type { Viewer } from "../viewer.ts";

type Happening = {
  action: Extract<CommunityEvent["action"], `category.${string}`>;
  id: string;
  /** Whether everybody sees the category, or saw it until now. */
  isTold: boolean;
  requestId: string;
};

/** Records what happened to a category; of a hidden one only its managers hear. */
export const recordCategory = (tx: Transaction, viewer: Viewer, { action, id, isTold, requestId }: Happening) =>
  record(tx, {
    action,
    actorId: viewer.personId,
    subject: { kind: "category", id },
    details: { categoryId: id },
    audience: isTold ? "all" : "permission:category.manage",
    requestId,
  });
