import type { JobHandler } from "#platform/jobs/task.ts";
import { versionTask } from "./versions/create-version.ts";
import { versionJob } from "./versions/compute-version.ts";

export const payrollJobs: Record<string, JobHandler> = { [versionTask]: versionJob };
