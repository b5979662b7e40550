import { createHmac } from "node:crypto";
import type { z } from "zod";
import {
  hideReported,
  lockSubject,
  markReported,
  readSubject,
  type Subject,
  type Viewer,
} from "#modules/community/server/index.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { deriveKeys, type SecretKeys } from "#platform/config/secret-keys.ts";
import type { Transaction } from "#platform/database/database.ts";
import { recordLater } from "#platform/events/record-later.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Settings } from "#platform/settings/settings.ts";
import { namedReason } from "../../contract/reasons.ts";
import { type createReport as createReportBody } from "../../contract/schemas.ts";
import { shouldHide, scoreOf } from "./policy.ts";
import { countReasons, hasReport, insertCase, insertReport, lockOpenCase, saveWeight, type OpenCase } from "./store.ts";

/** A reporter's pseudonym, and those that other keys give, by which an earlier report is recognised. */
type Pseudonyms = { current: Buffer; others: readonly Buffer[] };

/**
 * Returns keyed pseudonyms of the reporter: equal for the same person within one case only, and not reversible without
 * the key.
 */
export type PseudonymsOf = (caseId: string, personId: string) => Pseudonyms;

/** Purpose of the keys; they are kept after a rotation, for cases that are open. */
export const pseudonymPurpose = "pseudonyms of reporters";

export function createPseudonyms(secretKeys: SecretKeys): PseudonymsOf {
  const [current, ...others] = deriveKeys(secretKeys, pseudonymPurpose);
  return (caseId, personId) => {
    const by = (key: Buffer): Buffer => createHmac("sha256", key).update(`${caseId} ${personId}`).digest();
    return { current: by(current), others: others.map(by) };
  };
}

type Place = { subject: Subject; topicId: string; authorId: string };

/** The current date in the organisation's time zone, as an instant: reports have no exact time. */
const reportDate = ({ timeZone }: Settings): string => `${civilDateIn(timeZone)}T00:00:00.000Z`;

async function openOrLock(tx: Transaction, { subject, topicId, authorId }: Place, at: string): Promise<OpenCase> {
  const open = await lockOpenCase(tx, subject.kind, subject.id);
  if (open !== null) return open;
  const present = await readSubject(tx, subject);
  if (present === null) throw refuse("not_found");
  return insertCase(tx, { subject, topicId, authorId, snapshot: present.snapshot, at });
}

/** Updates the weight of a case after a report, and hides its content if the limits are reached. */
async function updateWeight(tx: Transaction, subject: Subject, open: OpenCase, at: string, settings: Settings) {
  const counts = await countReasons(tx, open.id);
  const limits = { people: settings.reportsHideFromPeople, score: settings.reportsHideFromScore };
  const isHidden = shouldHide(counts, limits);
  const reportCount = counts.reduce((sum, { count }) => sum + count, 0);
  const reasons = counts.map(({ reason }) => reason);
  await saveWeight(tx, open.id, reportCount, scoreOf(counts), reasons, isHidden, at);
  await markReported(tx, subject, open.id);
  if (isHidden && !open.hid) await hideReported(tx, subject, at);
}

/**
 * Stores a report of a topic or comment that this reader may see (throws 404 otherwise) and did not write (throws 422
 * `own_content`). Returns false, without writing, if the person has reported it in the open case. The identity of an
 * anonymous reporter is known only here and never stored.
 */
export async function createReport(
  tx: Transaction,
  viewer: Viewer,
  subject: Subject,
  { reason, text }: z.output<typeof createReportBody>,
  { pseudonymsOf, settings }: { pseudonymsOf: PseudonymsOf; settings: Settings },
): Promise<boolean> {
  const { topicId, authorId } = await lockSubject(tx, viewer, subject);
  if (authorId === viewer.personId) throw refuse("own_content");
  const at = reportDate(settings);
  const open = await openOrLock(tx, { subject, topicId, authorId }, at);
  const { personId } = viewer;
  const { current, others } = pseudonymsOf(open.id, personId);
  // The case is locked, so the same person's report cannot be added in between.
  if (reason !== namedReason && others.length > 0 && (await hasReport(tx, open.id, others))) return false;
  const reporter = reason === namedReason ? { personId } : { pseudonym: current };
  const words = text === undefined || text === "" ? null : text;
  if (!(await insertReport(tx, open.id, { reason, text: words, reporter }))) return false;
  await updateWeight(tx, subject, open, at, settings);
  await recordLater(tx, {
    action: "report.received",
    actorId: null,
    subject: { kind: "reportCase", id: open.id },
    details: { caseId: open.id },
    audience: "permission:topic.moderate",
    isVague: true,
  });
  return true;
}
