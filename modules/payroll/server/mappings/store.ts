import { statement } from "#platform/database/statement.ts";
import type { MappedColumn, PayrollMapping } from "../../contract/schemas.ts";

export type MappingValues = Pick<PayrollMapping, "nameAr" | "nameEn" | "language" | "personColumns" | "dayColumns">;

/** The values of a mapping, in the order of the statements below. */
const jsonOf = (columns: readonly MappedColumn[] | null): string | null =>
  columns === null ? null : JSON.stringify(columns);
export const valuesOf = ({ nameAr, nameEn, language, personColumns, dayColumns }: MappingValues) =>
  [nameAr, nameEn, language, JSON.stringify(personColumns), jsonOf(dayColumns)] as const;
type Values = ReturnType<typeof valuesOf>;

/** Locks a mapping, so that its versions are numbered one after another. */
export const lockMapping = statement<MappingValues & { version: number }, [id: string]>(`
  select name_ar as "nameAr", name_en as "nameEn", language, person_columns as "personColumns",
    day_columns as "dayColumns", version
  from payroll_mapping where id = $1 for update`).changed;

export const insertMapping = statement<{ id: string }, [...Values, createdAt: string]>(`
  insert into payroll_mapping (name_ar, name_en, language, person_columns, day_columns, created_at)
  values ($1, $2, $3, $4::jsonb, $5::jsonb, $6) returning id`).inserted;

export const updateMappingRow = statement<never, [...Values, id: string]>(`
  update payroll_mapping set name_ar = $1, name_en = $2, language = $3, person_columns = $4::jsonb,
    day_columns = $5::jsonb, version = version + 1
  where id = $6`).run;

export const deleteMappingRow = statement<never, [id: string]>("delete from payroll_mapping where id = $1").run;
