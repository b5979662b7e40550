import type { z } from "zod";
import { ruleTable } from "#modules/attendance/server/index.ts";
import { statement } from "#platform/database/statement.ts";
import type { createLeaveCoverage } from "../../contract/schemas-coverage.ts";

export type CoverageValues = z.output<typeof createLeaveCoverage>;

const columns = {
  nameAr: "name_ar",
  nameEn: "name_en",
  department: "department_id",
  role: "role_id",
  people: "people",
  percent: "percent",
  mode: "mode",
  from: "from_date",
  to: "to_date",
};
export const coverageTable = ruleTable("leave_coverage", columns, {});

export const lockCoverage = statement<CoverageValues & { version: number }, [id: string]>(
  coverageTable.lockText,
).changed;

/** Locks rules against other approvals and changes, in the order of their ids, so that there is no deadlock. */
export const lockRules = statement<never, [ids: readonly string[]]>(
  "select from leave_coverage where id = any($1::bigint[]) order by id for no key update",
).run;
