import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Consumer } from "#platform/events/consume.ts";
import type { PublishedEvent } from "#platform/events/feed.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { requestRecount } from "./compute-recount.ts";

const changesWeek = ({ action, details: { after } }: PublishedEvent): boolean =>
  action === "settings.changed" && typeof after === "object" && after !== null && "weekend" in after;

/** Requests a recount from today on when the organisation's week changes, which counts beyond any schedule. */
export const recountConsumer = (settings: SettingsSource): Consumer => ({
  name: "leave",
  async handle(tx, events) {
    if (!events.some(changesWeek)) return;
    const { timeZone } = await settings(tx);
    await requestRecount(tx, { cause: "settings.changed", people: "everyone", from: civilDateIn(timeZone), to: null });
  },
});
