import { authorOf } from "#modules/community/server/index.ts";
import { listWaiting } from "#modules/services/server/index.ts";
import type { TeamRequest } from "../contract/schemas.ts";
import type { TeamReading } from "./context.ts";
import { loadTeam } from "./load-team.ts";
import { selectMembers } from "./queries.ts";

/** Returns requests of the team that wait and change attendance. Approvers see the service. */
export async function listRequests(reading: TeamReading, manager: string | undefined): Promise<TeamRequest[]> {
  const { db, context, actor } = reading;
  const { ids } = await loadTeam(reading, manager);
  const isKindShown = (await context.settings(db)).leaveShownToManagers === "kind";
  const requests = await listWaiting(db, ids, actor.personId);
  const rows =
    requests.length === 0 ? [] : await selectMembers(db, [...new Set(requests.map((one) => one.requesterId))]);
  const people = new Map(rows.map((row) => [row.author_id, authorOf(row, context.files, actor.personId)]));
  return requests.flatMap(({ requesterId, period, service, ...request }) => {
    const person = people.get(requesterId);
    if (person === undefined) return [];
    const isNamed = isKindShown || request.isMine || request.change === "correction";
    return [
      { ...request, person, service: isNamed ? service : null, from: period?.from ?? null, to: period?.to ?? null },
    ];
  });
}
