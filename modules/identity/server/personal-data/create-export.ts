import { now } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { recordPerson } from "#platform/events/record.ts";
import type { Actor } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import { enqueue } from "#platform/jobs/enqueue.ts";
import type { PersonalExport } from "../../contract/schemas-personal-data.ts";
import { readAccount } from "../accounts/queries.ts";
import { withProof, type Proof } from "../factors/check-proof.ts";
import { hasSecondFactor, needsCode, needsProof } from "../factors/policy.ts";
import { readHeldFactors, readProvenSession } from "../factors/queries.ts";
import type { PersonalDataContext } from "./create-archive.ts";
import { mayRequest, stateOf, type RequestedExport } from "./policy.ts";
import { insertExport, lockExport, readExport, type ExportRow } from "./store.ts";

/** Payload: `{personId, askedAt}`. */
export const exportTask = "identity.exportPersonalData";
export const exportAttempts = 3;

const requestedOf = (row: ExportRow | null): RequestedExport | null =>
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

/** Returns the proofs of identity that an archive requires, both to create and to download it. */
async function readRequiredProofs(db: Reader, { personId, sessionId }: Actor) {
  const session = await readProvenSession(db, sessionId);
  const at = now().getTime();
  return {
    password: needsProof(session, at),
    code: needsCode(session, at) && hasSecondFactor(await readHeldFactors(db, personId)),
  };
}

/** Returns the person's last archive. */
export async function presentExport(db: Reader, actor: Actor): Promise<PersonalExport> {
  const at = now().getTime();
  const row = await readExport(db, actor.personId);
  const latest = requestedOf(row);
  const state = stateOf(latest, at);
  const wanted = await readRequiredProofs(db, actor);
  const isReady = state === "ready" && row !== null;
  return {
    state,
    askedAt: state === "none" || row === null ? null : row.asked_at,
    keptUntil: isReady ? row.kept_until : null,
    byteSize: isReady && row.byte_size !== null ? Number(row.byte_size) : null,
    needsPassword: wanted.password,
    needsCode: wanted.code,
    hasPassword: (await readPasswordHash(db, actor)) !== null,
    canAsk: mayRequest(latest, at),
  };
}

/** Runs `work` after a proof of the owner. */
async function withOwnerProof<Result>(
  context: PersonalDataContext,
  actor: Actor,
  given: Proof,
  requestId: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const { primary } = context.database;
  const { password } = await readRequiredProofs(primary, actor);
  if (password && (await readPasswordHash(primary, actor)) === null) throw refuse("sign_in_again");
  return withProof(context, actor, given, { kind: "adding", requestId }, work);
}

/** Returns a download URL for the owner only. Throws `not_found` without an archive. */
export const openExport = (context: PersonalDataContext, actor: Actor, given: Proof, requestId: string) =>
  withOwnerProof(context, actor, given, requestId, async (tx) => {
    const { personId } = actor;
    const row = await readExport(tx, personId);
    if (row?.file_id == null || stateOf(requestedOf(row), now().getTime()) !== "ready") throw refuse("not_found");
    await recordPerson(tx, { action: "personalData.opened", personId, audience: null, requestId });
    return context.files.briefUrl(row.file_id, "original", personId);
  });

/** Enqueues an archive of all the person's data, replacing the last. Throws `export_waiting` while one is made. */
export async function createExport(context: PersonalDataContext, actor: Actor, given: Proof, requestId: string) {
  const { files } = context;
  const { personId, locale } = actor;
  await withOwnerProof(context, actor, given, requestId, async (tx) => {
    const at = now();
    const before = await lockExport(tx, personId);
    if (!mayRequest(requestedOf(before), at.getTime())) throw refuse("export_waiting");
    await insertExport(tx, personId, locale, at);
    if (before !== null && before.file_id !== null) await files.remove(tx, before.file_id);
    await recordPerson(tx, { action: "personalData.asked", personId, audience: null, requestId });
    const askedAt = at.toISOString();
    await enqueue(tx, exportTask, { personId, askedAt }, { maxAttempts: exportAttempts });
  });
}
