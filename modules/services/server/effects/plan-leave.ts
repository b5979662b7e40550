import { takenDays, type CountedDay, type LeaveType, type TakenDay } from "#modules/leave/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import type { RefusedField } from "#platform/http/refuse.ts";
import { shownFields } from "../../contract/form/conditions.ts";
import type { Answers, FormDefinition } from "../../contract/form/definition.ts";
import type { Effect } from "../../contract/schemas-definition.ts";
import type { ServicesContext } from "../context.ts";
import { dayPartOf, type Span } from "./policy.ts";

export type LeaveRequest = { code: string; effect: Effect | null; requesterId: string; answers: Answers };

/** The dates of leave and its entry in attendance. */
export type LeavePlan = {
  /** Null if the service names no leave type. */
  type: LeaveType | null;
  kind: "leave" | "halfLeave";
  span: { fromDate: string; fromTime: string; toDate: string; toTime: string };
  days: CountedDay[];
  taken: TakenDay[];
};

/** Plans the leave of a period. Returns the field that contradicts it instead, if there is one. */
export async function planLeave(
  db: Reader,
  { leave, attendance }: ServicesContext,
  { code, effect, requesterId: personId, answers }: LeaveRequest,
  { from, to }: Span,
): Promise<LeavePlan | RefusedField> {
  const type = await leave.typeOfService(db, code);
  const dayPart = dayPartOf(answers, effect);
  const whole = { fromDate: from, fromTime: "00:00", toDate: to, toTime: "23:59" };
  if (dayPart !== "whole" && from !== to) return { path: "dayPart", message: { key: "halfOfOneDay" } };
  if (dayPart !== "whole" && type?.halfDays === false) return { path: "dayPart", message: { key: "wholeDaysOnly" } };
  const isHalf = dayPart !== "whole";
  const span = isHalf ? { ...whole, ...(await attendance.readHalf(db, personId, from, dayPart)) } : whole;
  const counted = { personId, counts: type?.counts ?? "workDays", part: isHalf ? 0.5 : 1, from, to } as const;
  const days = await leave.computeDays(db, counted);
  return { type, kind: isHalf ? "halfLeave" : "leave", span, days, taken: takenDays(days) };
}

export const isRefused = (plan: LeavePlan | RefusedField): plan is RefusedField => "path" in plan;

const isEmpty = (answer: unknown): boolean =>
  answer === undefined ||
  (typeof answer === "string" && answer.trim() === "") ||
  (Array.isArray(answer) && answer.length === 0);

/** Returns what the leave type requires and the answers lack, as far as the form asks for it: a reason, an attachment. */
export function findLacking(
  { needsReason, needsAttachment }: LeaveType,
  form: FormDefinition,
  answers: Answers,
): RefusedField[] {
  const shown = shownFields(form.fields, answers);
  const note = shown.find(({ key }) => key === "note");
  const files = shown.filter(({ type }) => type === "file");
  const lacking = [
    ...(needsReason && note !== undefined && isEmpty(answers[note.key]) ? [note] : []),
    ...(needsAttachment && files.every(({ key }) => isEmpty(answers[key])) ? files.slice(0, 1) : []),
  ];
  return lacking.map(({ key }) => ({ path: key, message: { key: "fieldRequired" } }));
}
