import type { BoundRoute } from "#platform/http/handler.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import { bindPayroll } from "./http.ts";
import { payrollJobs } from "./jobs.ts";

/** Creates the module that hands locked months of attendance over to payroll. */
export const createPayroll = (): { routes: BoundRoute[]; jobs: Record<string, JobHandler> } => ({
  routes: bindPayroll(),
  jobs: payrollJobs,
});
