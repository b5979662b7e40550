import type { Transaction } from "#platform/database/database.ts";
import { tellSome, type Surroundings } from "./broadcast-notice.ts";

/** Tells a person that somebody changed what is kept of them. */
export const tellOfRecord = (
  tx: Transaction,
  surroundings: Surroundings,
  personId: string,
  actorId: string,
): Promise<void> =>
  tellSome(
    tx,
    surroundings,
    {
      kind: "recordChanged",
      subject: { kind: "person", id: personId },
      topicId: null,
      commentId: null,
      actorId,
      once: null,
      details: {},
    },
    [personId],
  );
