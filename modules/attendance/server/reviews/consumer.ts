import type { Consumer } from "#platform/events/consume.ts";
import type { RulesSource } from "../rules/load-rules.ts";
import { findSuspicions } from "./find-suspicions.ts";
import { selectSuspects } from "./queries.ts";
import { openReviews } from "./store.ts";

/** Finds suspicions after a punch was accepted, about a second later, so that it delays no request. */
export const reviewConsumer = (rules: RulesSource): Consumer => ({
  name: "attendance.review",
  async handle(tx, events) {
    const made = events.filter(({ action }) => action === "punch.created");
    if (made.length === 0) return;
    const rows = await selectSuspects(tx, [
      made.map(({ subject }) => subject.id),
      made.map(({ details }) => String(details["at"])),
    ]);
    const { locations } = await rules.current(tx);
    const found = rows.map((row) => {
      const place = locations.get(row.location_id ?? row.nearest_location_id ?? "");
      return { id: row.id, at: row.at, suspicions: findSuspicions(row, place?.maximumAccuracy ?? null) };
    });
    const suspicious = found.filter(({ suspicions }) => suspicions.length > 0);
    await openReviews(tx, suspicious);
  },
});
