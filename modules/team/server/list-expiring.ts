import { listExpiring } from "#modules/leave/server/index.ts";
import { authorOf } from "#modules/community/server/index.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { now } from "#platform/clock/clock.ts";
import { maxExpiring, maxExpiringPeople, monthsOfExpiring } from "../contract/limits.ts";
import type { TeamExpiring } from "../contract/schemas.ts";
import type { TeamReading } from "./context.ts";
import { loadTeam } from "./load-team.ts";
import { selectMembers } from "./queries.ts";

/** Returns the date some months later, at most the last of that month. */
function monthsLater(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Returns who of a team has leave that expires soon, soonest first. The kind is shown as that of absences is. */
export async function listTeamExpiring(reading: TeamReading, manager: string | undefined): Promise<TeamExpiring[]> {
  const { db, context, actor } = reading;
  const { ids } = await loadTeam(reading, manager);
  const { timeZone, leaveShownToManagers } = await context.settings(db);
  const today = civilDateIn(timeZone, now());
  const span = { from: today, to: monthsLater(today, monthsOfExpiring) };
  const found = await listExpiring(db, { personIds: ids.slice(0, maxExpiringPeople), ...span });
  const first = found.slice(0, maxExpiring);
  const rows = await selectMembers(db, [...new Set(first.map(({ personId }) => personId))]);
  const people = new Map(rows.map((row) => [row.author_id, authorOf(row, context.files, actor.personId)]));
  return first.flatMap(({ personId, type, date, days }) => {
    const person = people.get(personId);
    const { nameAr, nameEn } = type;
    return person === undefined
      ? []
      : [{ person, type: leaveShownToManagers === "kind" ? { nameAr, nameEn } : null, date, days }];
  });
}
