import type { RefusedField } from "#platform/http/refuse.ts";
import { dayOf } from "../../contract/written-time.ts";
import { missingFrom } from "../subjects/policy.ts";
import type { ExceptionValues } from "./store.ts";

/** Dates that one exception day can last. */
export const maxDates = 31;

/** Returns conflicts between the fields of an exception day. */
export function exceptionObjections(values: ExceptionValues): RefusedField[] {
  const { date, lastDate, workDay, start, end, everyone, users, roles } = values;
  const fields: RefusedField[] = [];
  if (lastDate !== null && lastDate < date) {
    fields.push({ path: "lastDate", message: { key: "endBeforeStart" } });
  } else if (lastDate !== null && dayOf(lastDate) - dayOf(date) >= maxDates) {
    fields.push({ path: "lastDate", message: { key: "daysMany", values: { max: maxDates } } });
  }
  if ((start === null) !== (end === null)) {
    fields.push({ path: start === null ? "start" : "end", message: { key: "bothHours" } });
  } else if (start !== null && start === end) {
    fields.push({ path: "end", message: { key: "endIsStart" } });
  }
  if (!workDay && (start ?? end) !== null) {
    fields.push({ path: start === null ? "end" : "start", message: { key: "offHours" } });
  }
  if (!everyone && users.length + roles.length === 0) fields.push({ path: "users", message: { key: "fieldRequired" } });
  return fields;
}

/** People whose date differs. */
export type Concerned = Pick<ExceptionValues, "everyone" | "users" | "roles">;

const decides = ({ date, lastDate, repeats, workDay, start, end, isActive, everyone }: ExceptionValues): string =>
  JSON.stringify([date, lastDate, repeats, workDay, start, end, isActive, everyone]);

/**
 * Returns the people that a change of an exception day affects, on its old and new dates; `null` is a missing exception
 * day. If only its people changed, returns those added or removed.
 */
export function concernedBy(
  before: ExceptionValues | null,
  after: ExceptionValues | null,
): { days: ExceptionValues; concerned: Concerned }[] {
  const was = before?.isActive === true ? before : null;
  const is = after?.isActive === true ? after : null;
  if (was === null || is === null || decides(was) !== decides(is)) {
    return [was, is].flatMap((days) => (days === null ? [] : [{ days, concerned: days }]));
  }
  const users = [...missingFrom(is.users, was.users), ...missingFrom(was.users, is.users)];
  const roles = [...missingFrom(is.roles, was.roles), ...missingFrom(was.roles, is.roles)];
  return users.length + roles.length === 0 ? [] : [{ days: is, concerned: { everyone: false, users, roles } }];
}
