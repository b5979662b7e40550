import { sql } from "kysely";
import type { z } from "zod";
import type { Author } from "#platform/http/author.ts";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { RowErrors } from "#platform/imports/row-errors.ts";
import type { Locale } from "#shared/locale.ts";
import type { HolidayImport, importHolidays } from "../../contract/schemas-exception-day.ts";
import type { NamedReference } from "../../contract/schemas-parts.ts";
import type { AttendanceContext } from "../context.ts";
import { judgeAuthor, type OwnReach } from "../effects/judge-author.ts";
import { applyEffect, countPeople, type AffectedSpan, type PlannedEffect } from "../effects/plan-effect.ts";
import { presentEffect } from "../effects/present-effect.ts";
import { recordRule } from "../effects/record-rule.ts";
import { changeRules } from "../effects/store.ts";
import { planStretches } from "../exception-days/plan-exception.ts";
import { selectHolidays, lockRoles } from "../exception-days/queries.ts";
import { exceptionTable } from "../exception-days/store.ts";
import { judgePlans } from "../guard/judge-plans.ts";
import { loadRules, type RulesSnapshot } from "../rules/load-rules.ts";
import { holidayWords } from "./messages.ts";
import { existingErrors, readHolidays, readTable, type Errors, type Holiday } from "./read-holidays.ts";

type Written = { id: string; holiday: Holiday; reach: OwnReach | null };
type Planned = { effect: PlannedEffect; after: RulesSnapshot };

/** Writes the days off and returns them with their effect; adds errors for those that another officer must enter. */
async function writeHolidays(
  tx: Transaction,
  context: AttendanceContext,
  holidays: readonly Holiday[],
  { authorId, errors }: { authorId: string; errors: Errors },
): Promise<{ written: Written[]; planned: Planned }> {
  const before = await loadRules(tx, context.settings);
  const ids: string[] = [];
  for (const { values } of holidays) ids.push(await exceptionTable.insert(tx, values, nowIso()));
  const after = await loadRules(tx, context.settings);
  const stretches: AffectedSpan[] = [];
  const written: Written[] = [];
  for (const [index, holiday] of holidays.entries()) {
    const own = await planStretches(tx, null, holiday.values);
    const reach = await judgeAuthor(tx, { authorId, stretches: own, after });
    if (reach?.isRefused === true) errors.add({ row: holiday.row, column: null, message: "ownDays" });
    stretches.push(...own);
    written.push({ id: ids[index] ?? "", holiday, reach });
  }
  const plans = await judgePlans(tx, { before, after, stretches });
  const effect = { stretches, people: await countPeople(tx, stretches), conflicts: [], plans };
  return { written, planned: { effect, after } };
}

const presentHoliday = ({ row, values }: Holiday, roles: ReadonlyMap<string, NamedReference>) => ({
  row,
  date: values.date,
  lastDate: values.lastDate,
  repeats: values.repeats,
  nameAr: values.nameAr,
  nameEn: values.nameEn,
  everyone: values.everyone,
  roles: values.roles.flatMap((id) => roles.get(id) ?? []),
});

/**
 * Adds the days off of a table: all of them, or none if any row is wrong. A dry run is rolled back after its effect is
 * computed.
 */
export async function createHolidays(
  tx: Transaction,
  context: AttendanceContext,
  author: Author & { locale: Locale },
  { csv, dryRun }: z.output<typeof importHolidays>,
): Promise<HolidayImport> {
  const { locale, personId } = author;
  const table = await readTable(csv);
  const errors: Errors = new RowErrors();
  errors.add(...table.errors);
  await sql`savepoint import`.execute(tx);
  if (!dryRun) await changeRules(tx);
  const roles = new Map((await lockRoles(tx)).map((role) => [role.id, role]));
  const holidays = readHolidays(table.rows, [...roles.values()], errors);
  const dates = holidays.map(({ values }) => values.date);
  errors.add(...existingErrors(holidays, await selectHolidays(tx, dates)));
  const { written, planned } =
    errors.count > 0
      ? { written: [], planned: null }
      : await writeHolidays(tx, context, holidays, { authorId: personId, errors });
  const applied = !dryRun && errors.count === 0 && planned !== null;
  if (applied) {
    await applyEffect(tx, context, planned.effect, {
      cause: "exceptionDay.created",
      requestedBy: personId,
      path: "csv",
    });
    for (const { id, holiday, reach } of written) {
      await recordRule(tx, author, "exceptionDay.created", id, { after: holiday.values, imported: true, reach });
    }
  }
  const effect =
    planned && (await presentEffect(tx, { context, viewerId: personId }, planned.effect, { after: planned.after }));
  if (!applied) await sql`rollback to savepoint import`.execute(tx);
  return {
    rows: table.rows.length,
    valid: table.rows.filter(({ row }) => !errors.rows.has(row)).length,
    days: holidays.map((holiday) => presentHoliday(holiday, roles)),
    ...errors.present(locale, holidayWords),
    effect,
    applied,
  };
}
