import type { Employment } from "../../contract/schemas-employment.ts";

/** Columns of a person's employment. */
export type EmploymentRow = { weekly_minutes: number | null } & Record<
  "employee_number" | "hire_date" | "left_on" | `contract_kind_${"id" | "ar" | "en"}`,
  string | null
>;

/** Of a person `p` and the lookup `k` of `employmentJoin`. */
export const employmentColumns = `p.employee_number, p.hire_date, p.left_on, p.contract_kind_id,
    k.name_ar as contract_kind_ar, k.name_en as contract_kind_en, p.weekly_minutes`;
export const employmentJoin = "left join lookup k on k.id = p.contract_kind_id";

export const presentEmployment = (row: EmploymentRow): Employment => ({
  employeeNumber: row.employee_number,
  hireDate: row.hire_date,
  endDate: row.left_on,
  contractKind:
    row.contract_kind_id === null
      ? null
      : { id: row.contract_kind_id, nameAr: row.contract_kind_ar ?? "", nameEn: row.contract_kind_en ?? "" },
  weeklyMinutes: row.weekly_minutes,
});
