import type { Transaction } from "#platform/database/database.ts";
import { tellSome, type Surroundings } from "./broadcast-notice.ts";

/** Notifies a person of a sign-in on a new device. */
export const tellOfDevice = (tx: Transaction, surroundings: Surroundings, personId: string): Promise<void> =>
  tellSome(
    tx,
    surroundings,
    {
      kind: "newDevice",
      subject: { kind: "person", id: personId },
      topicId: null,
      commentId: null,
      actorId: null,
      once: null,
      details: {},
    },
    [personId],
  );
