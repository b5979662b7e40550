import { authorOf } from "#modules/community/server/index.ts";
import { may } from "#platform/http/actor.ts";
import { refuse } from "#platform/http/refuse.ts";
import { maxTeam } from "../contract/limits.ts";
import type { Team } from "../contract/schemas.ts";
import type { TeamReading } from "./context.ts";
import { listBelow } from "./list-below.ts";
import { isBelow, selectColleagues, selectManager, selectManagers } from "./queries.ts";

export type LoadedTeam = { managerId: string; ids: string[]; isPartial: boolean };

/** Returns the people below the reader, or below a manager who is below the reader; 404 for any other manager. */
export async function loadTeam({ db, actor }: TeamReading, manager: string | undefined): Promise<LoadedTeam> {
  const managerId = manager ?? actor.personId;
  if (managerId !== actor.personId && !(await isBelow(db, managerId, actor.personId))) throw refuse("not_found");
  const ids = await listBelow(db, managerId);
  return { managerId, ids: ids.slice(0, maxTeam), isPartial: ids.length > maxTeam };
}

/** Returns the extent of a team, and the reader's own manager and colleagues. */
export async function readTeam(reading: TeamReading, manager: string | undefined): Promise<Team> {
  const { db, context, actor } = reading;
  const { ids, isPartial } = await loadTeam(reading, manager);
  const own = await selectManager(db, actor.personId);
  const peers = await selectColleagues(db, actor.personId);
  const { leaveShownToManagers } = await context.settings(db);
  const present = (row: Parameters<typeof authorOf>[0]) => authorOf(row, context.files, actor.personId);
  return {
    people: ids.length,
    isPartial,
    managers: ids.length === 0 ? [] : (await selectManagers(db, ids)).map(present),
    manager: own === null ? null : present(own),
    colleagues: peers.filter((id) => id !== own?.author_id).length,
    canOpenDays: may(actor, "attendance.manage"),
    leaveShown: leaveShownToManagers,
  };
}
