import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Consumer } from "#platform/events/consume.ts";
import type { PublishedEvent } from "#platform/events/feed.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { requestRecomputation } from "./compute-recomputation.ts";

/** Events that change employment or the schedules of a person. */
const relevantActions = new Set(["role.memberAdded", "role.memberRemoved", "account.activated", "account.disabled"]);

const isDate = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The earlier of the dates of joining before and after a change of a record; null if unchanged. */
function joiningOf({ action, details: { before, after } }: PublishedEvent): string | null {
  if (action !== "person.updated") return null;
  const dates = [before, after].flatMap((values) => {
    const date = typeof values === "object" && values !== null && "joinedOn" in values ? values.joinedOn : null;
    return isDate(date) ? [date] : [];
  });
  return dates.toSorted()[0] ?? null;
}

/** The first affected date: the start of a membership or joining before today, else today. */
function firstDate(event: PublishedEvent, today: string): string {
  const from = joiningOf(event) ?? event.details["from"];
  return isDate(from) && from < today ? from : today;
}

/** Requests recomputation for people who join, leave or change roles, from today or from an earlier start. */
export const attendanceConsumer = (settings: SettingsSource): Consumer => ({
  name: "attendance",
  async handle(tx, events) {
    const today = civilDateIn((await settings(tx)).timeZone);
    const requested = new Set<string>();
    for (const event of events) {
      if (event.subject.kind !== "person") continue;
      if (!relevantActions.has(event.action) && joiningOf(event) === null) continue;
      const from = firstDate(event, today);
      const key = `${event.subject.id} ${from}`;
      if (requested.has(key)) continue;
      requested.add(key);
      const { action: cause, actorId: requestedBy } = event;
      await requestRecomputation(tx, { cause, people: [event.subject.id], from, to: null, requestedBy });
    }
  },
});
