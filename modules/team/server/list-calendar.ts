import type { z } from "zod";
import { listWaiting } from "#modules/services/server/index.ts";
import { authorOf } from "#modules/community/server/index.ts";
import { readPage } from "#platform/http/page.ts";
import { refuseField } from "#platform/http/refuse.ts";
import { maxCalendarDays } from "../contract/limits.ts";
import type { calendarQuery, colleaguesQuery, TeamCalendar, TeamCell } from "../contract/schemas.ts";
import type { TeamReading } from "./context.ts";
import { loadTeam } from "./load-team.ts";
import { cellOf, colleagueCells } from "./policy.ts";
import { byName, memberPages, selectAbsences, selectColleagues, type AbsenceRow, type MemberRow } from "./queries.ts";

const dayLength = 86_400_000;

/** Returns every date of a span; refuses too long ones. */
function datesOf({ from, to }: { from: string; to: string }): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const count = Math.round((last - first) / dayLength) + 1;
  if (count < 1) throw refuseField("fields_conflict", "to", { key: "endFirst" });
  if (count > maxCalendarDays)
    throw refuseField("fields_conflict", "to", { key: "daysMany", values: { max: maxCalendarDays } });
  return Array.from({ length: count }, (_, at) => new Date(first + at * dayLength).toISOString().slice(0, 10));
}

type Listed = { cursor?: string | undefined; limit: number; from: string; to: string };
type CellsOf = (personId: string, absences: readonly AbsenceRow[]) => TeamCell[];

/** Reads a page of people by name with their cells, and the holidays. */
async function listPeople(
  { db, context, actor, locale }: TeamReading,
  list: string,
  ids: readonly string[],
  query: Listed,
  cellsFor: (pageIds: readonly string[]) => Promise<CellsOf>,
): Promise<TeamCalendar> {
  const paged = { list: `${list} ${locale}`, ...byName, fetch: memberPages[locale](db, [ids]) };
  const { data, page } = await readPage<MemberRow>(paged, query);
  const pageIds = data.map((row) => row.author_id);
  const cellsOf = await cellsFor(pageIds);
  const absences = Map.groupBy(await selectAbsences(db, pageIds, query.from, query.to), ({ personId }) => personId);
  return {
    data: data.map((row) => ({
      person: authorOf(row, context.files, actor.personId),
      cells: cellsOf(row.author_id, absences.get(row.author_id) ?? []),
    })),
    page,
    holidays: await context.attendance.listHolidays(db, query),
  };
}

/** Returns some dates of the people of a team. */
export async function listCalendar(
  reading: TeamReading,
  { manager, ...query }: z.output<typeof calendarQuery>,
): Promise<TeamCalendar> {
  const { db, context, actor } = reading;
  const dates = datesOf(query);
  const { managerId, ids } = await loadTeam(reading, manager);
  const isKindShown = (await context.settings(db)).leaveShownToManagers === "kind";
  return listPeople(reading, `team ${managerId}`, ids, query, async (pageIds) => {
    const plans = await context.attendance.listPlans(db, pageIds, query);
    const waiting = Map.groupBy(await listWaiting(db, pageIds, actor.personId), ({ requesterId }) => requesterId);
    return (personId, absences) => {
      const asked = (waiting.get(personId) ?? []).flatMap(({ change, isOfLeave, period }) =>
        change === "absence" && !isOfLeave && period !== null && period.fromTime === null ? [period] : [],
      );
      return dates.flatMap((date) => {
        const isAsked = asked.some(({ from, to }) => from <= date && date <= to);
        return cellOf(date, plans.get(personId)?.get(date), absences, { asked: isAsked, isKindShown }) ?? [];
      });
    };
  });
}

/** Returns the dates on which the reader's manager and colleagues are away; nothing else about them. */
export async function listColleagues(
  reading: TeamReading,
  query: z.output<typeof colleaguesQuery>,
): Promise<TeamCalendar> {
  const dates = datesOf(query);
  const ids = await selectColleagues(reading.db, reading.actor.personId);
  return listPeople(reading, "colleagues", ids, query, async () => (_, absences) => colleagueCells(dates, absences));
}
