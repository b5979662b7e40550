import type { z } from "zod";
import { statement } from "#platform/database/statement.ts";
import type { createExceptionDay } from "../../contract/schemas-exception-day.ts";
import { namingTable } from "../effects/store-rule.ts";

export type ExceptionValues = z.output<typeof createExceptionDay>;

export const exceptionTable = namingTable("exception_day", {
  date: "date",
  lastDate: "last_date",
  repeats: "repeats",
  workDay: "work_day",
  nameAr: "name_ar",
  nameEn: "name_en",
  everyone: "everyone",
  start: "start_time",
  end: "end_time",
  reason: "reason_id",
  isActive: "is_active",
});
export const lockException = statement<ExceptionValues & { version: number }, [id: string]>(
  exceptionTable.lockText,
).changed;
