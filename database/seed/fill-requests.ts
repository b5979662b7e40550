import { sql } from "kysely";
import { Temporal } from "temporal-polyfill";
import type { Transaction } from "#platform/database/database.ts";
import { fillLetters } from "./fill-letters.ts";
import { personId } from "./fill-people.ts";
import { requestsOf, type SeedDecision, type SeedRequest } from "./requests.ts";

const idOf = (key: string): number => {
  const id = personId.get(key);
  if (id === undefined) throw new Error(`"${key}" works nowhere in the demonstration company.`);
  return id;
};

const hour = 3_600_000;
/** Returns when a step entered at this time is due. */
const expectedBy = (entered: Date): Date => new Date(entered.getTime() + 48 * hour);
const states = { approve: "approved", return: "returned", reject: "rejected" } as const;

type Written = { tx: Transaction; requestId: string; serviceId: string; at: Date };

async function fillStep(
  { tx, requestId, serviceId, at }: Written,
  step: { key: string; people: string[]; why: "manager" | "role"; decision: SeedDecision | null },
): Promise<Date> {
  const { key, people, why, decision } = step;
  const endedAt = decision === null ? null : new Date(at.getTime() + decision.afterHours * hour);
  const { id: stepId } = await tx
    .insertInto("request_step")
    .values({
      request_id: requestId,
      service_id: serviceId,
      round: 1,
      key,
      mode: "any",
      entered_at: at,
      ended_at: endedAt,
      outcome: decision === null ? null : states[decision.decision],
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("request_decider")
    .values(
      people.map((person) => ({
        step_id: stepId,
        request_id: requestId,
        seat: 0,
        person_id: idOf(person),
        why,
        decision: decision?.decision ?? null,
        decided_at: endedAt,
        is_open: decision === null,
        expected_by: decision === null ? expectedBy(at) : null,
      })),
    )
    .execute();
  const event = { request_id: requestId, round: 1, step_key: key };
  await tx
    .insertInto("request_event")
    .values({ ...event, kind: "stepEntered", at })
    .execute();
  if (decision === null || endedAt === null) return at;
  await tx
    .insertInto("request_event")
    .values({
      ...event,
      kind: states[decision.decision],
      at: endedAt,
      actor_id: idOf(decision.by),
      text: decision.reason ?? null,
    })
    .execute();
  return endedAt;
}

/** Returns the state of a request after its decisions. */
function stateOf({ isDraft = false, waitsFor, decisions = [] }: SeedRequest) {
  if (isDraft) return "draft";
  const last = decisions.at(-1);
  return waitsFor !== undefined || last === undefined ? "waiting" : states[last.decision];
}

async function fillRequest(tx: Transaction, request: SeedRequest, { now, today }: { now: Date; today: string }) {
  const { person, service: code, daysAgo, answers, decisions = [], waitsFor, use, comment } = request;
  const service = await tx
    .selectFrom("service")
    .select(["id", "published_number"])
    .where("code", "=", code)
    .executeTakeFirstOrThrow();
  const at = new Date(now.getTime() - (daysAgo * 24 + 3) * hour);
  const state = stateOf(request);
  const { id: requestId } = await tx
    .insertInto("request")
    .values({
      service_id: service.id,
      service_number: service.published_number ?? 1,
      requester_id: idOf(person),
      state: "draft",
      answers: JSON.stringify(answers),
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (state === "draft") return;
  const submitted = { request_id: requestId, round: 1, kind: "submitted" as const, at, actor_id: idOf(person) };
  await tx.insertInto("request_event").values(submitted).execute();
  let entered = at;
  for (const decision of decisions) {
    const why = decision.step === "manager" ? "manager" : "role";
    const step = { key: decision.step, people: [decision.by], why, decision } as const;
    entered = await fillStep(
      { tx, requestId, serviceId: service.id, at: entered },
      { ...step, people: [...step.people] },
    );
  }
  if (waitsFor !== undefined) {
    const { step: key, people, why } = waitsFor;
    await fillStep({ tx, requestId, serviceId: service.id, at: entered }, { key, people, why, decision: null });
  }
  if (state === "approved") {
    const completed = { request_id: requestId, round: 1, kind: "completed" as const, at: entered };
    await tx.insertInto("request_event").values(completed).execute();
  }
  if (comment !== undefined) {
    const said = { request_id: requestId, round: 1, kind: "commented" as const, at: new Date(at.getTime() + hour) };
    await tx
      .insertInto("request_event")
      .values({ ...said, actor_id: idOf(comment.by), text: comment.text })
      .execute();
  }
  if (use !== undefined) {
    const row = { request_id: requestId, period_start: `${today.slice(0, 4)}-01-01`, amount: String(use) };
    await tx.insertInto("request_use").values(row).execute();
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
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  for (const request of requestsOf(today)) await fillRequest(tx, request, { now, today: today.toString() });
  await fillLetters(tx, timeZone);
  // From now on, approved leave is entered under its leave type.
  await sql`update lookup set request_type = 'annualLeave' where category = 'leaveType' and name_en = 'Annual leave'`.execute(
    tx,
  );
  await sql`update lookup set request_type = 'sickLeave' where category = 'leaveType' and name_en = 'Sick leave'`.execute(
    tx,
  );
}
