import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { RecountedDay } from "#shared/recounted-day.ts";
import type { Answers } from "../../contract/form/definition.ts";
import type { Definition, Effect, FlowStep, Grants } from "../../contract/schemas-definition.ts";
import type { Dates, Decision, HistoryKind, RequestState } from "../../contract/schemas-request.ts";
import type { DeciderReason } from "../../contract/schemas-service.ts";

/** A request with the definition it follows. */
export type RequestRow = {
  id: string;
  service_id: string;
  service_number: number;
  code: string;
  icon: string;
  effect: Effect | null;
  grants: Grants;
  is_active: boolean;
  definition: Definition;
  requester_id: string;
  state: RequestState;
  answers: Answers;
  round: number;
  expected_by: string | null;
  created_at: string;
  submitted_at: string | null;
  ended_at: string | null;
  version: number;
  /** Null unless the request changes an approved leave. */
  change: AskedChange | null;
};

/** The days of an approved leave that a request asks to free. */
export type AskedChange = {
  /** The request that the leave was approved by. */
  of: string;
  held: Dates[];
  from: string;
  to: string;
  days: number;
};

/** The last step of changing a leave that has begun. A step without named approvers is decided by officers. */
export const officersStep = {
  key: "officersOfLeave",
  nameEn: "Attendance or leave officer",
  nameAr: "مسؤول الحضور أو الإجازات",
  deciders: [],
  mode: "any",
} as const satisfies FlowStep;

// A change follows the version of its leave, under a name of its own.
const definition = `case when x.request_id is null then v.definition else v.definition || jsonb_build_object(
    'nameEn', (v.definition ->> 'nameEn') || ' (change)', 'nameAr', (v.definition ->> 'nameAr') || ' (تعديل)',
    'flow', jsonb_build_object('steps', (v.definition #> '{flow,steps}')
      || case when x.by_officers then '[${JSON.stringify(officersStep)}]'::jsonb else '[]' end)) end`;

export const requestColumns = `
  r.id, r.service_id, r.service_number, s.code, s.icon, s.effect, s.grants, s.is_active,
  ${definition} as definition, r.requester_id,
  r.state, r.answers, r.round, r.expected_by, r.created_at, r.submitted_at, r.ended_at, r.version,
  case when x.request_id is not null then jsonb_build_object('of', x.changes_id::text, 'held', x.held,
    'from', x.freed_from, 'to', x.freed_to, 'days', x.freed_days) end as change`;
export const requestJoins = `
  join service s on s.id = r.service_id
  join service_version v on v.service_id = r.service_id and v.number = r.service_number
  left join request_change x on x.request_id = r.id`;

const requestText = `select ${requestColumns} from request r ${requestJoins} where r.id = $1`;
export const readRequestRow = statement<RequestRow, [id: string]>(requestText).first;
const lockRow = statement<RequestRow, [id: string]>(`${requestText} for update of r`).changed;
const lockChanged = statement<{ id: string }, [id: string]>(
  "select r.id from request_change x join request r on r.id = x.changes_id where x.request_id = $1 for update of r",
).changed;

/** Reads the request and locks it until the transaction ends; of a change, first the request that it changes. */
export async function lockRequestRow(tx: Transaction, id: string): Promise<RequestRow | null> {
  await lockChanged(tx, id);
  return lockRow(tx, id);
}

/** The request that waits to change another; null if there is none. */
export const readWaitingChange = statement<{ id: string }, [changesId: string]>(`
  select r.id from request_change x join request r on r.id = x.request_id
  where x.changes_id = $1 and r.state = 'waiting' limit 1`).value("id", null);

export type StepRow = {
  id: string;
  request_id: string;
  round: number;
  key: string;
  mode: "any" | "all";
  entered_at: string;
  ended_at: string | null;
  outcome: string | null;
};

/** Steps of the last round, in order. Values: request. */
export const selectSteps = statement<StepRow>(`
  select t.id, t.request_id, t.round, t.key, t.mode, t.entered_at, t.ended_at, t.outcome
  from request_step t join request r on r.id = t.request_id and r.round = t.round
  where t.request_id = $1 order by t.id`);

/** An approver of a step, current or former. */
export type DeciderRow = {
  id: string;
  stepId: string;
  requestId: string;
  seat: number;
  personId: string;
  why: DeciderReason;
  insteadOf: string | null;
  insteadUntil: string | null;
  decision: Decision | null;
  decidedAt: string | null;
  isOpen: boolean;
};

const deciderColumns = `d.id, d.step_id as "stepId", d.request_id as "requestId", d.seat, d.person_id as "personId",
  d.why, d.instead_of as "insteadOf", d.instead_until as "insteadUntil", d.decision, d.decided_at as "decidedAt",
  d.is_open as "isOpen"`;

/** All current and former approvers of the steps. Values: steps. */
export const selectDeciders = statement<DeciderRow>(`
  select ${deciderColumns} from request_decider d where d.step_id = any($1::bigint[]) order by d.seat, d.id`);

/** Current approvers, at most 200 per request. Values: requests. */
export const selectOpenDeciders = statement<DeciderRow>(`
  select ${deciderColumns} from unnest($1::bigint[]) as wanted (id)
  cross join lateral (
    select * from request_decider o where o.request_id = wanted.id and o.is_open order by o.seat, o.id limit 200
  ) as d`);

/** Current steps. Values: requests. */
export const selectCurrentSteps = statement<{ request_id: string; key: string }>(
  "select request_id, key from request_step where request_id = any($1::bigint[]) and ended_at is null",
);

/** Returns whether a person is or was an approver, or was replaced by a deputy. */
export const isInvolved = statement<{ is_involved: boolean }, [requestId: string, personId: string]>(`
  select exists (
    select from request_decider where request_id = $1 and (person_id = $2 or instead_of = $2)) as is_involved`).value(
  "is_involved",
  false,
);

export type EventRow = {
  id: string;
  kind: HistoryKind;
  at: string;
  actor_id: string | null;
  instead_of: string | null;
  step_key: string | null;
  text: string | null;
  from_date: string | null;
  from_time: string | null;
  to_date: string | null;
  to_time: string | null;
  /** Of several remaining absences, the dates of each. */
  stretches: Dates[] | null;
  /** Of leave that was counted again. */
  counted: RecountedDay[] | null;
};

/** History of a request, oldest first. Values: request. */
export const selectEvents = statement<EventRow>(`
  select id, kind, at, actor_id, instead_of, step_key, text, from_date, from_time::text, to_date, to_time::text, stretches,
    counted
  from request_event
  where request_id = $1 order by id limit 1000`);

export const countDrafts = statement<{ count: number }, [personId: string]>(
  "select count(*)::int as count from request where requester_id = $1 and state = 'draft'",
).value("count", 0);

/** Files owned by the requester or attached to the request. Values: files, requester, request. */
export const selectNamedFiles = statement<{ id: string }>(`
  select id from file where id = any($1::bigint[]) and (owner_id = $2
    or exists (select from request_file f where f.file_id = file.id and f.request_id = $3))`);

/** Files of a request, in the order of attachment. Values: request. */
export const selectFiles = statement<{ file_id: string }>(
  "select file_id from request_file where request_id = $1 order by file_id",
);
