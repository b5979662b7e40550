import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Consumer } from "#platform/events/consume.ts";
import type { ToldEvent } from "#platform/events/feed.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { requestRecomputation } from "./plan-recomputation.ts";

/** What decides who is employed and which schedules reach them. */
const decisive = new Set(["role.memberAdded", "role.memberRemoved", "account.activated", "account.disabled"]);

/** The date a membership begins, where that lies before today; else today. */
function firstDate({ details }: ToldEvent, today: string): string {
  const from = details["from"];
  return typeof from === "string" && from < today ? from : today;
}

/** Lets the days of people follow when they join, leave, or change roles: from today on, or from when a role began. */
export const attendanceConsumer = (settings: SettingsSource): Consumer => ({
  name: "attendance",
  async handle(tx, events) {
    const today = civilDateIn((await settings(tx)).timeZone);
    const asked = new Set<string>();
    for (const event of events) {
      if (!decisive.has(event.action) || event.subject.kind !== "person") continue;
      const from = firstDate(event, today);
      const key = `${event.subject.id} ${from}`;
      if (asked.has(key)) continue;
      asked.add(key);
      const { action: cause, actorId: requestedBy } = event;
      await requestRecomputation(tx, { cause, people: [event.subject.id], from, to: null, requestedBy });
    }
  },
});
