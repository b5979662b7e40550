import type { LeaveCoverage, LeaveCoverageInput } from "#modules/leave/contract/schemas-coverage.ts";
import { toLatinDigits } from "#shared/validators.ts";

/** The fields of the form; the minimum is a typed text. */
export type CoverageValues = Pick<LeaveCoverage, "nameAr" | "nameEn" | "mode" | "to"> & {
  from: string | null;
  unit: "department" | "role";
  department: string;
  role: string;
  kind: "people" | "percent";
  least: string;
};

export const emptyRule: CoverageValues = {
  nameAr: "",
  nameEn: "",
  from: null,
  to: null,
  unit: "department",
  department: "",
  role: "",
  kind: "people",
  least: "",
  mode: "refuse",
};

export const valuesOf = (rule: LeaveCoverage): CoverageValues => ({
  nameAr: rule.nameAr,
  nameEn: rule.nameEn,
  from: rule.from,
  to: rule.to,
  unit: rule.role === null ? "department" : "role",
  department: rule.department?.id ?? "",
  role: rule.role?.id ?? "",
  kind: rule.percent === null ? "people" : "percent",
  least: String(rule.people ?? rule.percent ?? ""),
  mode: rule.mode,
});

/** The body of a request: only the chosen unit and the chosen kind of minimum. */
export function bodyOf({ unit, department, role, kind, least, from, ...values }: CoverageValues): LeaveCoverageInput {
  const count = Number(toLatinDigits(least.trim()));
  return {
    ...values,
    from: from ?? "",
    department: unit === "department" ? department : null,
    role: unit === "role" ? role : null,
    people: kind === "people" ? count : null,
    percent: kind === "percent" ? count : null,
  };
}
