import type { SearchSource } from "#modules/search/server/index.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Files } from "#platform/files/files.ts";
import type { BoundRoute } from "#platform/http/handler.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { Permission } from "#shared/permissions.ts";
import { readCalendar, type ServicesContext } from "./context.ts";
import { followRecounts } from "./effects/apply-recounts.ts";
import { changeEffect } from "./effects/change-effect.ts";
import { reassignApprovals } from "./flow/change-approvers.ts";
import { loadStandIns } from "./flow/load-facts.ts";
import { bindServiceAdministration } from "./administration/http.ts";
import { serviceSource } from "./catalogue/find-services.ts";
import { bindCatalogue } from "./catalogue/http.ts";
import { bindDeputies } from "./deputies/http.ts";
import { bindLetters } from "./letters/http.ts";
import { bindRequests } from "./requests/http.ts";
import { bindWork } from "./work/http.ts";
import { serviceJobs, serviceSchedules } from "./jobs.ts";

export { listWaiting } from "./requests/list-waiting.ts";
export { serviceData } from "./personal-data.ts";
export { serviceErasure } from "./erasure.ts";
export { countRoleServices, findDecidingRoles } from "./catalogue/queries.ts";

export type Services = {
  routes: BoundRoute[];
  jobs: Record<string, JobHandler>;
  schedules: readonly Schedule[];
  searchSources: readonly SearchSource[];
  /** Reassigns the approvals of a person who leaves; throws `approvals_waiting` if no other user could decide one. */
  passOn(tx: Transaction, personId: string): Promise<void>;
};

const selectUsing = statement<{ is_involved: boolean }>(`
  select r.requester_id = $2 or exists (
    select from request_decider d where d.request_id = r.id and (d.person_id = $2 or d.instead_of = $2)) as is_involved
  from request_file f join request r on r.id = f.request_id where f.file_id = $1`);

/** Creates the e-services module: catalogue, requests, approvals and the work list. */
export function createServices({
  permissionsOf,
  ...context
}: Omit<ServicesContext, "files"> & {
  files: Files;
  /** Current permissions of a person, for files, which are fetched without a session. */
  permissionsOf: (db: Reader, personId: string) => Promise<ReadonlySet<Permission>>;
}): Services {
  for (const kind of ["image", "video", "document"] as const) {
    context.files.allow(kind, async (db, { fileId }, personId) => {
      const uses = await selectUsing(db, [fileId, personId]);
      if (uses.some(({ is_involved: isInvolved }) => isInvolved)) return true;
      return uses.length > 0 && (await permissionsOf(db, personId)).has("service.manage");
    });
  }
  context.attendance.resolveDeputies(async (db, personId) =>
    loadStandIns(db, personId, (await readCalendar(db, context)).today),
  );
  context.attendance.followAbsences((tx, change) => changeEffect(tx, context, change));
  context.leave.followRecounts(followRecounts(context));
  return {
    routes: [
      ...bindCatalogue(context),
      ...bindRequests(context),
      ...bindLetters(context),
      ...bindWork(context),
      ...bindDeputies(context),
      ...bindServiceAdministration(context),
    ],
    jobs: serviceJobs(context),
    schedules: serviceSchedules,
    searchSources: [serviceSource(context)],
    passOn: (tx, personId) => reassignApprovals(tx, context, personId),
  };
}
