import type { BoundRoute } from "#platform/http/handler.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { bindCelebrations } from "./celebrations/http.ts";
import { bindChart } from "./chart/http.ts";
import { bindDepartments } from "./departments/http.ts";
import type { DirectoryContext } from "./directory/context.ts";
import { bindDirectory } from "./directory/http.ts";
import { peopleHttp } from "./http.ts";
import { peopleJobs, peopleSchedules } from "./jobs.ts";
import { bindRecords } from "./records/http.ts";

export { deletePeople, insertDepartment, insertPerson, setManager, type NewPerson } from "./store.ts";
export { peopleData } from "./personal-data.ts";
export { peopleErasure } from "./erasure.ts";
export { insertView } from "./directory/store.ts";
export { peopleOrder } from "./directory/queries.ts";
export {
  presentManager,
  presentPlacement,
  type DepartmentColumns,
  type ManagerColumns,
} from "./directory/present-summary.ts";
export {
  filterWithin,
  isWithinOn,
  listDatesWithin,
  listOutside,
  listReached,
  lockBounded,
  requireWithin,
  requireWithinOn,
  withinText,
} from "./queries-bounds.ts";
export { requireOwnBounds } from "./check-own-bounds.ts";
export { requirePlaceWithin } from "./records/check-bounds.ts";
export { departmentsExist } from "./queries.ts";
export { employeeNumber, employeeNumberKey, employmentDate, weeklyMinutes } from "../contract/schemas-employment.ts";
export { selectContractKinds } from "./records/queries.ts";
export { employeeNumberLength, mostWeeklyMinutes } from "../contract/limits.ts";
export { alsoByNumber } from "./records/find-by-number.ts";
export { employmentColumns, employmentJoin, type EmploymentRow } from "./records/present-employment.ts";
export { changeRecord } from "./records/change-record.ts";
export { lockManagers, lockRecords } from "./records/store.ts";

export type People = {
  routes: BoundRoute[];
  jobs: Record<string, JobHandler>;
  schedules: readonly Schedule[];
};

/** All active users may read photos: they are part of the directory. */
export function createPeople(context: DirectoryContext): People {
  const { files } = context;
  files.allow("photo", async () => true);
  return {
    routes: [
      ...peopleHttp(files),
      ...bindDirectory(context),
      ...bindCelebrations(context),
      ...bindChart(files),
      ...bindRecords(context),
      ...bindDepartments(context),
    ],
    jobs: peopleJobs,
    schedules: peopleSchedules,
  };
}
