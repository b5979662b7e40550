import type { z } from "zod";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { nowIso } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { askForOvertime, OwnOvertimeRequest } from "../../contract/schemas-overtime-request.ts";
import type { AttendanceContext, Change } from "../context.ts";
import { lockPerson } from "../days/store.ts";
import { selectNamedPolicies } from "../overtime/queries.ts";
import { resolvePolicy } from "../overtime/resolve-policy.ts";
import { recomputeClaims } from "../overtime/compute-claims.ts";
import { loadSubjects } from "../rules/load-subjects.ts";
import type { OvertimePolicyRule } from "../rules/queries.ts";
import { notifyDecider, settleDeciders } from "./deliver-requests.ts";
import { askingObjections, isOpen } from "./policy.ts";
import { presentRequest } from "./present-request.ts";
import { selectRequest, type RequestRow } from "./queries.ts";
import { insertRequest, withdrawRequest } from "./store.ts";

/** The civil date of the organisation. */
export const todayOf = async (db: Reader, { settings }: Pick<AttendanceContext, "settings">): Promise<string> =>
  civilDateIn((await settings(db)).timeZone);

/** Returns a function from a date to the policy of overtime of a person. */
export async function loadPolicyOf(
  db: Reader,
  { rules }: Pick<AttendanceContext, "rules">,
  personId: string,
): Promise<(date: string) => OvertimePolicyRule | null> {
  const { overtimePolicies: policies } = await rules.current(db);
  const subject = (await loadSubjects(db, policies, [personId], selectNamedPolicies))(personId);
  return (date) => resolvePolicy(policies, subject, date);
}

const recordRequest = (
  tx: Transaction,
  action: "overtimeRequest.created" | "overtimeRequest.withdrawn",
  { id, person_id: personId, date, minutes }: Pick<RequestRow, "id" | "person_id" | "date" | "minutes">,
  requestId: string | undefined,
): Promise<void> =>
  record(tx, {
    action,
    actorId: personId,
    subject: { kind: "overtimeRequest", id },
    details: { personId, date, minutes },
    audience: `person:${personId}`,
    ...(requestId === undefined ? {} : { requestId }),
  });

/** Asks for overtime of the author on a later date. */
export async function createOvertimeRequest(
  { tx, context, author }: Change,
  { date, minutes, reason }: z.output<typeof askForOvertime>,
): Promise<OwnOvertimeRequest> {
  const { personId, requestId } = author;
  const today = await todayOf(tx, context);
  await lockPerson(tx, personId);
  const policy = (await loadPolicyOf(tx, context, personId))(date);
  const fields = askingObjections(date, today, policy?.approval ?? null);
  if (fields.length > 0) throw refuse("fields_conflict", { fields });
  const id = await insertRequest(tx, personId, date, minutes, reason, nowIso());
  if (id === null) throw refuseField("fields_conflict", "date", { key: "askedAlready" });
  await recordRequest(tx, "overtimeRequest.created", { id, person_id: personId, date, minutes }, requestId);
  const row = await selectRequest(tx, id);
  if (row === null) throw refuse("not_found");
  await notifyDecider(tx, context, row);
  return presentRequest(row, { context, viewerId: personId, today });
}

/** Withdraws what the author has asked for, waiting or approved. */
export async function withdrawOvertimeRequest({ tx, context, author }: Change, id: string): Promise<void> {
  const { personId, requestId } = author;
  // It may give back time off, which changes a balance: locked for leave first, as approval of leave does.
  for (const { lock } of context.leaveJudges) await lock(tx, [personId]);
  await lockPerson(tx, personId);
  const row = await selectRequest(tx, id);
  if (row === null || row.person_id !== personId) throw refuse("not_found");
  const today = await todayOf(tx, context);
  if (!isOpen(row, today)) {
    throw refuse("step_decided", { current: presentRequest(row, { context, viewerId: personId, today }) });
  }
  await withdrawRequest(tx, id);
  await recordRequest(tx, "overtimeRequest.withdrawn", row, requestId);
  await settleDeciders(tx, context, row);
  // The day may have closed before its date ends.
  if (row.state === "approved") {
    await recomputeClaims(tx, context.rules, [personId], { from: row.date, to: row.date });
  }
}
