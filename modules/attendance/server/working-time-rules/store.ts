import type { z } from "zod";
import { statement } from "#platform/database/statement.ts";
import type { createWorkingTimeRule } from "../../contract/schemas-working-time.ts";
import { namingTable } from "../effects/store-rule.ts";

export type WorkingTimeRuleValues = z.output<typeof createWorkingTimeRule>;

const columns = {
  nameAr: "name_ar",
  nameEn: "name_en",
  kind: "kind",
  minutes: "minutes",
  after: "after_time",
  before: "before_time",
  from: "from_date",
  to: "to_date",
  everyone: "everyone",
  mode: "mode",
  sourceAr: "source_ar",
  sourceEn: "source_en",
  isActive: "is_active",
};

/** Deleted rules stay for the findings of locked months. */
export const workingTimeRuleTable = namingTable("working_time_rule", columns, { isKept: true });
export const lockWorkingTimeRule = statement<WorkingTimeRuleValues & { version: number }, [id: string]>(
  workingTimeRuleTable.lockText,
).changed;
