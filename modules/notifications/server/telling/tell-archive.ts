import type { Transaction } from "#platform/database/database.ts";
import { tellSome, type Surroundings } from "./broadcast-notice.ts";

/** Notifies a person that the archive of their data is ready. */
export const tellOfArchive = (tx: Transaction, surroundings: Surroundings, personId: string): Promise<void> =>
  tellSome(
    tx,
    surroundings,
    {
      kind: "dataReady",
      subject: { kind: "person", id: personId },
      topicId: null,
      commentId: null,
      actorId: null,
      once: null,
      details: {},
    },
    [personId],
  );
