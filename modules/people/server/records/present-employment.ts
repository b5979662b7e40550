import type { Employment } from "../../contract/schemas-employment.ts";

/** Columns of a person's employment. */
export type EmploymentRow = {
  employee_number: string | null;
  hire_date: string | null;
  left_on: string | null;
  contract_kind_id: string | null;
  contract_kind_ar: string | null;
  contract_kind_en: string | null;
  weekly_minutes: number | null;
};

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
