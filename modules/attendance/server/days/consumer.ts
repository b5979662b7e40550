import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Consumer } from "#platform/events/consume.ts";
import type { PublishedEvent } from "#platform/events/feed.ts";
import type { AttendanceContext } from "../context.ts";
import { followSchedules } from "./compute-recomputation.ts";

/** Events that change employment or the schedules of a person. */
const relevantActions = new Set(["role.memberAdded", "role.memberRemoved", "account.activated", "account.disabled"]);

const isDate = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Fields of a record that begin or end attendance; `joinedOn` is the hire date in events of older releases. */
const starts = ["hireDate", "joinedOn"];
const bounds = [...starts, "endDate"];

/** The dates that bound attendance before and after a change of a record: null for an open start; empty if unchanged. */
function boundsOf({ action, details }: PublishedEvent): (string | null)[] {
  if (action !== "person.updated") return [];
  return [details["before"], details["after"]].flatMap((values) => {
    const given = Object.entries(typeof values === "object" && values !== null ? values : {});
    return given.flatMap(([field, date]: [string, unknown]) => {
      if (!bounds.includes(field)) return [];
      if (isDate(date)) return [date];
      return starts.includes(field) ? [null] : [];
    });
  });
}

/**
 * The first affected date: of a changed employment, else the start of a membership before today, else today. Null for
 * all dates: without a hire date attendance begins with the account.
 */
function firstDate(event: PublishedEvent, today: string): string | null {
  const dates = boundsOf(event);
  if (dates.includes(null)) return null;
  const from = dates.toSorted()[0] ?? event.details["from"];
  return isDate(from) && from < today ? from : today;
}

/**
 * Requests recomputation for people who join, leave or change roles, from today or from an earlier start: one for all
 * people that an import changes alike.
 */
export const attendanceConsumer = (context: Pick<AttendanceContext, "settings" | "scheduleFollowers">): Consumer => ({
  name: "attendance",
  async handle(tx, events) {
    const today = civilDateIn((await context.settings(tx)).timeZone);
    const seen = new Set<string>();
    const requests = new Map<
      string,
      { cause: string; requestedBy: string | null; from: string | null; people: string[] }
    >();
    for (const event of events) {
      const { subject, action: cause, actorId: requestedBy } = event;
      if (subject.kind !== "person") continue;
      if (!relevantActions.has(cause) && boundsOf(event).length === 0) continue;
      const from = firstDate(event, today);
      if (seen.has(`${subject.id} ${from}`)) continue;
      seen.add(`${subject.id} ${from}`);
      const key = JSON.stringify([cause, requestedBy, from]);
      const request = requests.get(key) ?? { cause, requestedBy, from, people: [] };
      request.people.push(subject.id);
      requests.set(key, request);
    }
    for (const request of requests.values()) await followSchedules(tx, context, { ...request, to: null });
  },
});
