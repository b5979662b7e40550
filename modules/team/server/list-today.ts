import type { z } from "zod";
import { isoDate } from "#shared/dates.ts";
import type { TeamToday, todayQuery } from "../contract/schemas.ts";
import type { TeamReading } from "./context.ts";
import { loadTeam } from "./load-team.ts";
import { presentAway } from "./policy.ts";
import { selectAbsences } from "./queries.ts";

const day = 86_400_000;

/** Returns the team of the reader, or of a manager below, at this moment, from the attendance board. */
export async function listToday(
  reading: TeamReading,
  { manager, ...query }: z.output<typeof todayQuery>,
): Promise<TeamToday> {
  const { db, context, actor, locale } = reading;
  const { ids } = await loadTeam(reading, manager);
  const board = await context.attendance.readBoard(db, {
    viewerId: actor.personId,
    locale,
    query,
    ids,
    within: null,
  });
  const { data, page, counts, at } = board;
  const isKindShown = (await context.settings(db)).leaveShownToManagers === "kind";
  const away = isKindShown ? data.filter(({ state }) => state === "away").map(({ person }) => person.id) : [];
  const beside = (days: number): string => new Date(Date.parse(at) + days * day).toISOString().slice(0, 10);
  const absences = away.length === 0 ? [] : await selectAbsences(db, away, beside(-1), beside(1));
  return {
    data: data.map((entry) => {
      const { person, state, timeZone, slotStart } = entry;
      const date = isoDate(slotStart ?? at, timeZone);
      const own = absences.filter(
        ({ personId, fromDate, toDate }) => personId === person.id && fromDate <= date && date <= toDate,
      );
      // Leave before hours of a permission.
      const absence = own.find(({ kind }) => kind !== "permission") ?? own[0] ?? null;
      return { ...entry, date, away: presentAway(state === "away" ? absence : null, isKindShown) };
    }),
    page,
    at,
    counts,
  };
}
