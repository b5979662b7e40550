import { statement } from "#platform/database/statement.ts";
import { nowIso } from "#platform/clock/clock.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Author } from "#platform/http/author.ts";
import type { RequestChange } from "../rows/load-request.ts";
import type { Effect } from "../../contract/schemas-definition.ts";
import { readCalendar } from "../context.ts";
import { insertDeputy } from "../deputies/store.ts";
import { applyChange } from "../changes/apply-change.ts";
import { notifyWorkLists } from "../rows/deliver-notices.ts";
import { issueLetter } from "../letters/change-letter.ts";
import type { RequestRow } from "../rows/queries.ts";
import { correctedMoment } from "./plan-effect.ts";
import { requireCoverage } from "./judge-coverage.ts";
import { judgeLeave } from "./judge-leave.ts";
import { isRefused, planLeave, type LeavePlan } from "./plan-leave.ts";
import { spanOf, textOf, type Span } from "./policy.ts";

/** Returns the leave type that is assigned to a service. */
const leaveTypeOf = statement<{ id: string }, [code: string]>(`
  select id from lookup where category = 'leaveType' and request_type = $1 and is_active
  order by position, id limit 1`).value("id", null);

/** Note of the absence: the requester's own text, or the request number. */
const noteOf = ({ id, answers }: RequestRow, ...keys: string[]): string =>
  keys
    .flatMap((key) => textOf(answers, key) ?? [])
    .join(" · ")
    .slice(0, 500) || `#${id}`;

/** Judges the leave by its balance, under the person's lock and without other leave that waits. Throws if it is refused. */
async function requireBalance({ tx, context, request }: RequestChange, period: Span): Promise<LeavePlan> {
  const { id, requester_id: requesterId } = request;
  await context.leave.lock(tx, requesterId);
  const plan = await planLeave(tx, context, { ...request, requesterId }, period);
  if (isRefused(plan)) throw refuse("fields_conflict", { fields: [{ ...plan, path: `answers.${plan.path}` }] });
  const { type, taken } = plan;
  if (type === null) return plan;
  const asked = { personId: requesterId, type, days: taken, besidesRequest: id, withWaiting: false };
  const { problems } = await judgeLeave(tx, context, asked);
  const fields = problems.map(({ path, message }) => ({ path: `answers.${path}`, message }));
  if (fields.length > 0) throw refuse("fields_conflict", { fields });
  return plan;
}

/** Judges the leave once more: by its balance, and by what the person's units need. Throws if it is refused. */
async function requireLeave(change: RequestChange, period: Span): Promise<LeavePlan> {
  const plan = await requireBalance(change, period);
  await requireCoverage(change, period);
  return plan;
}

async function enterDays(
  { tx, context, request }: RequestChange,
  author: Author,
  kind: "leave" | "mission" | "remote",
): Promise<void> {
  const { answers, requester_id: user, code } = request;
  const period = spanOf(answers, "period");
  if (period === null) throw new Error(`Request ${request.id} has no period.`);
  const note = noteOf(request, "place", "purpose", "note");
  const lookup = kind === "leave" ? await leaveTypeOf(tx, code) : null;
  const whole = { kind, span: { fromDate: period.from, fromTime: "00:00", toDate: period.to, toTime: "23:59" } };
  const entered = kind === "leave" ? await requireLeave({ tx, context, request }, period) : whole;
  const named = { user, kind: entered.kind, lookup, note, request: request.id };
  await context.attendance.enterAbsence(tx, author, { ...named, ...entered.span });
  const deputyId = textOf(answers, "deputy");
  if (deputyId === null || kind !== "leave") return;
  const deputy = { personId: user, deputyId, ...period, requestId: request.id, at: nowIso() };
  if (await insertDeputy(tx, deputy)) await notifyWorkLists(tx, [deputyId]);
}

async function enterHours({ tx, context, request }: RequestChange, author: Author): Promise<void> {
  const { answers, requester_id: user } = request;
  const [day, hours, lookup] = [textOf(answers, "day"), spanOf(answers, "hours"), textOf(answers, "reason")];
  if (day === null || hours === null) throw new Error(`Request ${request.id} has no hours.`);
  const span = { fromDate: day, fromTime: hours.from, toDate: day, toTime: hours.to };
  const note = noteOf(request, "note");
  const entry = { user, kind: "permission" as const, ...span, lookup, note, request: request.id };
  await context.attendance.enterAbsence(tx, author, entry);
}

async function enterCorrection({ tx, context, request }: RequestChange, author: Author): Promise<void> {
  const { answers, requester_id: user } = request;
  const calendar = await readCalendar(tx, context);
  const at = await correctedMoment({ db: tx, context, calendar }, { requesterId: user, answers });
  const reason = textOf(answers, "reason");
  const kind = textOf(answers, "kind") === "out" ? "out" : "in";
  if (at === null || reason === null) throw new Error(`Request ${request.id} has no moment.`);
  await context.attendance.enterPunch(tx, author, { user, kind, at, reason, note: noteOf(request, "note") });
}

const enter: Readonly<Record<Effect, (change: RequestChange, author: Author) => Promise<void>>> = {
  annualLeave: (change, author) => enterDays(change, author, "leave"),
  sickLeave: (change, author) => enterDays(change, author, "leave"),
  leave: (change, author) => enterDays(change, author, "leave"),
  hourlyPermission: enterHours,
  attendanceCorrection: enterCorrection,
  mission: (change, author) =>
    enterDays(change, author, textOf(change.request.answers, "kind") === "remote" ? "remote" : "mission"),
  employmentLetter: issueLetter,
};

/**
 * Applies the effect of an approved request in the deciding transaction: both succeed or neither. Refusals of
 * attendance (a locked month, an overlapping entry) are returned to the approver.
 */
export async function applyEffect(change: RequestChange, author: Author): Promise<void> {
  const { effect, change: asked } = change.request;
  if (asked !== null) {
    await applyChange(change, author, asked);
    return;
  }
  if (effect !== null) await enter[effect](change, author);
}
