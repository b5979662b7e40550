import { sql } from "kysely";
import type { Temporal } from "temporal-polyfill/full";
import { z } from "zod";
import type { Transaction } from "#platform/database/database.ts";
import { dateIn, hour } from "./dates.ts";
import { fillLetters } from "./fill-letters.ts";
import { insertRow, insertRows } from "./insert.ts";
import { personId } from "./people.ts";
import { readData } from "./read-data.ts";

/** A decision, some hours after its step began. */
const decision = z.strictObject({
  step: z.string(),
  by: z.string(),
  decision: z.enum(["approve", "return", "reject"]),
  after_hours: z.number(),
  reason: z.string().optional(),
});
const shape = z.strictObject({
  person: z.string(),
  /** The code of the service. */
  service: z.string(),
  days_ago: z.number(),
  is_draft: z.boolean().default(false),
  /** By the keys of the form. */
  answers: z.record(z.string(), z.unknown()),
  /** The answer `period`: some days from a Sunday, which is 1 or more weeks ahead. */
  period: z.strictObject({ weeks_ahead: z.int().positive(), days: z.int().positive() }).optional(),
  /** In order; a request without any waits, or is a draft. */
  decisions: z.array(decision).default([]),
  /** The current step with its approvers and their role. */
  waits_for: z
    .strictObject({ step: z.string(), people: z.array(z.string()), why: z.enum(["manager", "role"]) })
    .optional(),
  /** Days or minutes it uses of the year's or month's allowance. */
  use: z.int().optional(),
  comment: z.strictObject({ by: z.string(), text: z.string() }).optional(),
});
type SeedRequest = z.output<typeof shape>;
type SeedDecision = z.output<typeof decision>;

/** Returns when a step entered at this time is due. */
const expectedBy = (entered: Date): Date => new Date(entered.getTime() + 48 * hour);
const states = { approve: "approved", return: "returned", reject: "rejected" } as const;

/** A request whose step begins at a moment. */
type Entered = { tx: Transaction; requestId: string; serviceId: string; at: Date };
type Step = { key: string; people: readonly string[]; why: "manager" | "role"; decision: SeedDecision | null };

/** Inserts a step with its approvers and events; returns when it ended, or began if it has not. */
async function fillStep({ tx, requestId, serviceId, at }: Entered, step: Step): Promise<Date> {
  const { key, people, why, decision: decided } = step;
  const request_id = requestId;
  const endedAt = decided === null ? null : new Date(at.getTime() + decided.after_hours * hour);
  const step_id = await insertRow(tx, "request_step", {
    request_id,
    service_id: serviceId,
    round: 1,
    key,
    mode: "any",
    entered_at: at,
    ended_at: endedAt,
    outcome: decided === null ? null : states[decided.decision],
  });
  const approvers = people.map((person) => ({
    step_id,
    request_id,
    seat: 0,
    person_id: personId(person),
    why,
    decision: decided?.decision ?? null,
    decided_at: endedAt,
    is_open: decided === null,
    expected_by: decided === null ? expectedBy(at) : null,
  }));
  await insertRows(tx, "request_decider", approvers);
  const event = { request_id, round: 1, step_key: key };
  await insertRows(tx, "request_event", [{ ...event, kind: "stepEntered", at }]);
  if (decided === null || endedAt === null) return at;
  const outcome = { kind: states[decided.decision], at: endedAt, actor_id: personId(decided.by) };
  await insertRows(tx, "request_event", [{ ...event, ...outcome, text: decided.reason ?? null }]);
  return endedAt;
}

/** Returns the state of a request after its decisions. */
function stateOf({ is_draft, waits_for, decisions }: SeedRequest) {
  if (is_draft) return "draft";
  const last = decisions.at(-1);
  return waits_for !== undefined || last === undefined ? "waiting" : states[last.decision];
}

/** Returns the answers, with the dates of a period. */
function datedAnswers({ answers, period }: SeedRequest, today: Temporal.PlainDate): Record<string, unknown> {
  if (period === undefined) return answers;
  const from = today.add({ days: 7 * period.weeks_ahead + (7 - (today.dayOfWeek % 7)) });
  const to = from.add({ days: period.days - 1 });
  return { ...answers, period: { from: from.toString(), to: to.toString() } };
}

async function fillRequest(
  tx: Transaction,
  seed: SeedRequest,
  { now, today }: { now: Date; today: Temporal.PlainDate },
): Promise<void> {
  const { person, service: code, decisions, waits_for: waitsFor, use, comment } = seed;
  const service = await tx
    .selectFrom("service")
    .select(["id", "published_number"])
    .where("code", "=", code)
    .executeTakeFirstOrThrow();
  const at = new Date(now.getTime() - (seed.days_ago * 24 + 3) * hour);
  const state = stateOf(seed);
  const requestId = await insertRow(tx, "request", {
    service_id: service.id,
    service_number: service.published_number ?? 1,
    requester_id: personId(person),
    state: "draft",
    answers: JSON.stringify(datedAnswers(seed, today)),
    created_at: at,
  });
  if (state === "draft") return;
  const event = { request_id: requestId, round: 1 };
  await insertRows(tx, "request_event", [{ ...event, kind: "submitted", at, actor_id: personId(person) }]);
  const request = { tx, requestId, serviceId: service.id };
  let entered = at;
  for (const decided of decisions) {
    const why = decided.step === "manager" ? "manager" : "role";
    const step: Step = { key: decided.step, people: [decided.by], why, decision: decided };
    entered = await fillStep({ ...request, at: entered }, step);
  }
  if (waitsFor !== undefined) {
    const { step: key, people, why } = waitsFor;
    await fillStep({ ...request, at: entered }, { key, people, why, decision: null });
  }
  if (state === "approved") await insertRows(tx, "request_event", [{ ...event, kind: "completed", at: entered }]);
  if (comment !== undefined) {
    const written = { at: new Date(at.getTime() + hour), actor_id: personId(comment.by), text: comment.text };
    await insertRows(tx, "request_event", [{ ...event, kind: "commented", ...written }]);
  }
  if (use !== undefined) {
    const row = { request_id: requestId, period_start: `${today.year}-01-01`, amount: String(use) };
    await insertRows(tx, "request_use", [row]);
  }
  const isOver = state === "approved" || state === "rejected";
  await tx
    .updateTable("request")
    .set({
      state,
      round: 1,
      submitted_at: at,
      ended_at: isOver ? entered : null,
      expected_by: state === "waiting" ? expectedBy(entered) : null,
    })
    .where("id", "=", requestId)
    .execute();
}

/** Inserts requests of the demonstration company: decided ones, and some that wait for demonstration accounts. */
export async function fillRequests(tx: Transaction, { now, timeZone }: { now: Date; timeZone: string }): Promise<void> {
  const today = dateIn(timeZone, now);
  for (const seed of readData("services/requests.json", z.array(shape))) await fillRequest(tx, seed, { now, today });
  await fillLetters(tx, timeZone);
  // From now on, approved leave is entered under its leave type.
  await sql`update lookup set request_type = 'annualLeave' where category = 'leaveType' and name_en = 'Annual leave'`.execute(
    tx,
  );
  await sql`update lookup set request_type = 'sickLeave' where category = 'leaveType' and name_en = 'Sick leave'`.execute(
    tx,
  );
}
