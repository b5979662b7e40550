import { notifyMany, type FindAudience } from "#modules/notifications/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { repeatWhile } from "#platform/jobs/batches.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { todayOf, type SettingsQuery } from "../context.ts";
import { selectReaders, lockUnannounced, type PublishedDocument } from "./queries.ts";
import { markAnnounced } from "./store.ts";

const audience = "document.readers";

/** Audience of a document, for broadcasts: empty once it is withdrawn. */
export const documentAudiences = (context: SettingsQuery["context"]): Readonly<Record<string, FindAudience>> => ({
  [audience]: async (db, documentId, after) =>
    (await selectReaders(db, [documentId, after, nowIso(), await todayOf({ db, context })])).map(({ id }) => id),
});

/** Notifies all readers of a document once. The caller has locked its row. */
export async function notifyReaders(tx: Transaction, document: PublishedDocument): Promise<void> {
  const { id, kind, title_ar: titleAr, title_en: titleEn } = document;
  await markAnnounced(tx, id, nowIso());
  await notifyMany(
    tx,
    {
      kind: "documentPublished",
      subject: { kind: "document", id },
      topicId: null,
      commentId: null,
      actorId: null,
      once: null,
      details: { reportKind: kind, titleAr, titleEn },
    },
    { name: audience, argument: id },
  );
}

/** Notifies readers of scheduled reports that have appeared since the last run. */
export const notifyPublished: JobHandler = (job) =>
  repeatWhile(job, async (tx) => {
    const appeared = await lockUnannounced(tx, [nowIso()]);
    for (const document of appeared) await notifyReaders(tx, document);
    return appeared.length > 0;
  });
