import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { now } from "#platform/clock/clock.ts";
import { isoDate } from "#shared/dates.ts";
import { transaction } from "#platform/database/transaction.ts";
import { recordPerson } from "#platform/events/record.ts";
import { writeArchive } from "#platform/files/write-archive.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { createArchive, type PersonalDataContext } from "./create-archive.ts";
import { exportAttempts } from "./create-export.ts";
import { archiveMessages } from "./messages.ts";
import { retentionMs } from "./policy.ts";
import { failExport, finishExport, lockExport, readExport } from "./store.ts";

const payloadSchema = z.object({ personId: z.string(), askedAt: z.string() });

const isSame = (one: string, other: string): boolean => Date.parse(one) === Date.parse(other);

/** Creates the archive, stores it for a week and notifies its owner. */
async function createExportFile(
  context: PersonalDataContext,
  { personId, askedAt }: z.output<typeof payloadSchema>,
  signal: AbortSignal,
): Promise<void> {
  const { database, files, settings } = context;
  const request = await readExport(database.primary, personId);
  if (request === null || request.state !== "waiting" || !isSame(request.asked_at, askedAt)) return;
  const { locale } = request;
  const directory = await mkdtemp(join(tmpdir(), "diwan-archive-"));
  try {
    const path = join(directory, "archive.zip");
    const madeAt = now().toISOString();
    await writeArchive(path, (archive) => createArchive(archive, context, { personId, locale, madeAt }, signal));
    const kept = await files.storeLargeContent("personalData", path, {
      variant: "original",
      mediaType: "application/zip",
    });
    const { timeZone } = await settings(database.primary);
    await transaction(database.primary, async (tx) => {
      const locked = await lockExport(tx, personId);
      if (locked === null || locked.state !== "waiting" || !isSame(locked.asked_at, askedAt)) return;
      const at = now();
      const keptUntil = new Date(at.getTime() + retentionMs);
      const name = `${archiveMessages[locale].fileName} ${isoDate(at, timeZone)}.zip`;
      const fileId = await files.insert(tx, personId, kept, { name, keptUntil });
      await finishExport(tx, personId, fileId, at, keptUntil);
      await recordPerson(tx, { action: "personalData.ready", actorId: null, personId });
    });
    // Does nothing if the file was entered; otherwise another archive was requested in the meantime.
    await files.discard(database.primary, kept);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** The failure of the last attempt is shown to the owner. */
export const exportJob =
  (context: PersonalDataContext): JobHandler =>
  async ({ payload, attempt, signal }) => {
    const request = payloadSchema.parse(payload);
    try {
      await createExportFile(context, request, signal);
    } catch (error) {
      if (attempt >= exportAttempts && !signal.aborted)
        await transaction(context.database.primary, (tx) => failExport(tx, request.personId, request.askedAt, now()));
      throw error;
    }
  };
