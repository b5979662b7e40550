import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { record } from "#platform/events/record.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { PersonalExport } from "../../contract/schemas-personal-data.ts";
import { readAccount } from "../accounts/queries.ts";
import { verifyPassword } from "../passwords/hash-password.ts";
import type { PersonalDataContext } from "./context.ts";
import { isRecent, mayAsk, stateOf, type AskedExport } from "./policy.ts";
import { holdExport, readExport, readSessionStart, type ExportRow } from "./queries.ts";
import { insertExport } from "./store.ts";

/** The job that makes an archive; `{personId, askedAt}`. */
export const makeExportTask = "identity.exportPersonalData";
/** How often it is tried. */
export const makeExportAttempts = 3;

const askedOf = (row: ExportRow | null): AskedExport | null =>
  row === null
    ? null
    : {
        state: row.state,
        askedAt: Date.parse(row.asked_at),
        keptUntil: row.kept_until === null ? null : Date.parse(row.kept_until),
        isKept: row.file_id !== null,
      };

const readPasswordHash = async (db: Reader, { personId }: Actor): Promise<string | null> =>
  (await readAccount(db, personId))?.passwordHash ?? null;

/** The archive that somebody asked for last, as they see it. */
export async function presentExport(db: Reader, { files }: PersonalDataContext, actor: Actor): Promise<PersonalExport> {
  const at = now().getTime();
  const row = await readExport(db, actor.personId);
  const asked = askedOf(row);
  const state = stateOf(asked, at);
  const isReady = state === "ready" && row !== null;
  return {
    state,
    askedAt: state === "none" || row === null ? null : row.asked_at,
    keptUntil: isReady ? row.kept_until : null,
    byteSize: isReady && row.byte_size !== null ? Number(row.byte_size) : null,
    url: isReady && row.file_id !== null ? files.url(row.file_id, "original", actor.personId) : null,
    needsPassword: !isRecent(await readSessionStart(db, actor.sessionId), at),
    hasPassword: (await readPasswordHash(db, actor)) !== null,
    canAsk: mayAsk(asked, at),
  };
}

/** Only whoever has just signed in, or knows the password, takes everything along. */
async function requireOwner(db: Reader, actor: Actor, password: string | undefined): Promise<void> {
  if (isRecent(await readSessionStart(db, actor.sessionId), now().getTime())) return;
  const hash = await readPasswordHash(db, actor);
  if (hash === null) throw refuse("sign_in_again");
  if (password === undefined || !(await verifyPassword(hash, password)))
    throw refuseField("password_wrong", "password", { key: "invalid" });
}

/**
 * Has an archive made of everything that is kept of somebody. Refuses with `export_waiting` while one is being made; the
 * one before is removed.
 */
export async function createExport(
  context: PersonalDataContext,
  actor: Actor,
  password: string | undefined,
  requestId: string,
): Promise<void> {
  const { database, files } = context;
  const { personId, locale } = actor;
  await requireOwner(database.primary, actor, password);
  await transaction(database.primary, async (tx) => {
    const at = now();
    const before = await holdExport(tx, personId);
    if (!mayAsk(askedOf(before), at.getTime())) throw refuse("export_waiting");
    await insertExport(tx, personId, locale, at);
    if (before !== null && before.file_id !== null) await files.remove(tx, before.file_id);
    await record(tx, {
      action: "personalData.asked",
      actorId: personId,
      subject: { kind: "person", id: personId },
      requestId,
    });
    const askedAt = at.toISOString();
    await enqueue(tx, makeExportTask, { personId, askedAt }, { maxAttempts: makeExportAttempts });
  });
}
