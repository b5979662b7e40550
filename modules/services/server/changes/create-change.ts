import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { takenDays, type TakenDay } from "#modules/leave/server/index.ts";
import type { changeLeave as changeSchema, Dates, Request } from "../../contract/schemas-request.ts";
import { readCalendar, type ActorChange, type ServicesContext } from "../context.ts";
import { isLeaveEffect } from "../effects/policy.ts";
import { openNextStep } from "../flow/open-step.ts";
import { recordRequest } from "../rows/deliver-notices.ts";
import { lockOwnRequest } from "../rows/load-request.ts";
import { lockRequestRow, officersStep, readWaitingChange, type RequestRow } from "../rows/queries.ts";
import { insertEvent } from "../rows/store.ts";
import { insertRequest, markSubmitted } from "../requests/store.ts";
import { hasBegun } from "./open-officers.ts";
import { answersOfChange, touches } from "./policy.ts";
import { insertChange } from "./store.ts";

type Leave = { stretches: Dates[]; days: TakenDay[] };

/** The approved leave of a request; null unless it has one. */
async function loadLeave(db: Reader, context: ServicesContext, request: RequestRow): Promise<Leave | null> {
  const { id, state, effect, change, requester_id: personId } = request;
  if (state !== "approved" || change !== null || !isLeaveEffect(effect)) return null;
  const absences = await context.attendance.readAbsences(db, id);
  if (absences.length === 0) return null;
  const stretches = absences.map(({ fromDate, toDate }) => ({ from: fromDate, to: toDate }));
  const days = await context.leave.readTaken(db, id);
  if (days.length > 0) return { stretches, days };
  // The service names no leave type.
  const counted: TakenDay[] = [];
  for (const { kind, fromDate: from, toDate: to } of absences) {
    const part = kind === "halfLeave" ? 0.5 : 1;
    counted.push(...takenDays(await context.leave.computeDays(db, { personId, counts: "workDays", part, from, to })));
  }
  return { stretches, days: counted };
}

/** The approved leave of the reader's own request, if the reader may ask to change it. */
export async function readChangeable(
  db: Reader,
  context: ServicesContext,
  request: RequestRow,
): Promise<Request["leave"]> {
  const leave = await loadLeave(db, context, request);
  if (leave === null || (await readWaitingChange(db, request.id)) !== null) return null;
  const { today } = await readCalendar(db, context);
  return { ...leave, byOfficers: hasBegun(leave.stretches, today) };
}

/**
 * Asks to free the days of the actor's approved leave from a date to another; returns the id of the new request. It is
 * decided like the leave, and by officers once the leave has begun.
 */
export async function createChange(
  { tx, context, actor }: ActorChange,
  { id: of, requestId, ...body }: z.output<typeof changeSchema> & { id: string; requestId: string },
): Promise<string> {
  const { from, to, reason = null } = body;
  const request = await lockOwnRequest(tx, actor, of);
  const leave = await loadLeave(tx, context, request);
  // The lock of the leave's request lets one change wait at a time.
  if (leave === null || (await readWaitingChange(tx, of)) !== null) throw refuse("request_fixed");
  if (to < from) throw refuseField("fields_conflict", "to", { key: "endBeforeStart" });
  const { stretches: held } = leave;
  if (!touches(held, { from, to })) throw refuseField("fields_conflict", "from", { key: "shorterOnly" });
  const [first, last] = [held[0]?.from ?? from, held.at(-1)?.to ?? to];
  const freed = { from: from > first ? from : first, to: to < last ? to : last };
  if ((await context.attendance.lockedMonths(tx, freed.from, freed.to)).length > 0) throw refuse("month_locked");
  const days = leave.days.filter(({ date }) => freed.from <= date && date <= freed.to);
  const { today } = await readCalendar(tx, context);
  const byOfficers = hasBegun(held, today);
  const { service_id: serviceId, service_number: number, definition, answers } = request;
  const [at, author] = [nowIso(), { personId: actor.personId, requestId }];
  const given = answersOfChange(definition.form, answers);
  const draft = { serviceId, number, requesterId: actor.personId, answers: given, at };
  const id = await insertRequest(tx, draft);
  const amount = days.reduce((sum, { part }) => sum + part, 0);
  await insertChange(tx, id, { of, held, ...freed, days: amount, byOfficers });
  await markSubmitted(tx, [id, JSON.stringify(given), number, at]);
  await insertEvent(tx, id, { kind: "submitted", at, actorId: actor.personId, text: reason });
  const change = await lockRequestRow(tx, id);
  if (change === null) throw new Error(`Request ${id} is not there.`);
  const steps = change.definition.flow.steps;
  // Officers alone decide on leave that has begun.
  const key = byOfficers ? (steps.findLast((step) => step.key !== officersStep.key)?.key ?? null) : null;
  await openNextStep({ tx, context, request: change }, { key, author });
  await recordRequest(tx, change, "request.submitted", author, { changes: of });
  return id;
}
