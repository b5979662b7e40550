import type { Transaction } from "#platform/database/database.ts";
import { tellSome, type Surroundings } from "./broadcast-notice.ts";

/** Notifies a person that one of their recovery codes was used, perhaps by themselves. */
export const tellOfRecovery = (tx: Transaction, surroundings: Surroundings, personId: string): Promise<void> =>
  tellSome(
    tx,
    surroundings,
    {
      kind: "recoveryCodeUsed",
      subject: { kind: "person", id: personId },
      topicId: null,
      commentId: null,
      actorId: null,
      once: null,
      details: {},
    },
    [personId],
  );
