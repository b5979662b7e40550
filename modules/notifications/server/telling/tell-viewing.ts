import type { Transaction } from "#platform/database/database.ts";
import type { ToldEvent } from "#platform/events/feed.ts";
import { tellSome, type Surroundings } from "./broadcast-notice.ts";

/** Tells a person that an administrator sees the portal as they do, and why. */
export const tellOfViewing = (
  tx: Transaction,
  surroundings: Surroundings,
  { subject, actorId, details }: Pick<ToldEvent, "subject" | "actorId" | "details">,
): Promise<void> =>
  tellSome(
    tx,
    surroundings,
    {
      kind: "viewedAs",
      subject: { kind: "person", id: subject.id },
      topicId: null,
      commentId: null,
      actorId,
      once: null,
      details: typeof details["reason"] === "string" ? { reason: details["reason"] } : {},
    },
    [subject.id],
  );
