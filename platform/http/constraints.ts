import type { ErrorCode } from "#shared/errors.ts";
import type { ValidatorMessage } from "#shared/validators.ts";

/** A refusal; `field` gets the text of the code, or of `message` if that is more specific. */
export type ConstraintMeaning = { code: ErrorCode; field: string | null; message?: ValidatorMessage["key"] };

/** Tables whose rows have unique names in both languages. */
const named = [
  "category",
  "lookup",
  "link_group",
  "zone",
  "location",
  "working_time_rule",
  "overtime_policy",
  "role",
  "leave_policy",
  "leave_coverage",
];
const nameTaken = (table: string, language: "En" | "Ar"): [string, ConstraintMeaning] => [
  `${table}_name_${language.toLowerCase()}`,
  { code: "name_taken", field: `name${language}`, message: "nameTaken" },
];

/** Refusals for violated database constraints. Others can only be violated by a defect, which is a 500. */
export const constraintMeanings: Readonly<Record<string, ConstraintMeaning>> = {
  ...Object.fromEntries(named.flatMap((table) => [nameTaken(table, "En"), nameTaken(table, "Ar")])),
  saved_view_name: { code: "name_taken", field: "name", message: "nameTaken" },
  account_email: { code: "name_taken", field: "email", message: "addressTaken" },
  topic_featured_has_poster: { code: "poster_required", field: "featuredInHome" },
  person_employee_number_once: { code: "name_taken", field: "employeeNumber", message: "numberTaken" },
  webhook_name: { code: "name_taken", field: "name", message: "nameTaken" },
  role_member_once: { code: "membership_overlaps", field: "people" },
  // Deleted between validation and insert.
  role_member_person_id_fkey: { code: "person_unknown", field: "people" },
  role_member_role_id_fkey: { code: "not_found", field: null },
  location_zone_user_person_person_id_fkey: { code: "person_unknown", field: "users" },
  location_zone_user_role_role_id_fkey: { code: "role_unknown", field: "roles" },
  exception_day_person_person_id_fkey: { code: "person_unknown", field: "users" },
  exception_day_role_role_id_fkey: { code: "role_unknown", field: "roles" },
  working_time_rule_person_person_id_fkey: { code: "person_unknown", field: "users" },
  working_time_rule_role_role_id_fkey: { code: "role_unknown", field: "roles" },
  leave_coverage_department_id_fkey: { code: "department_unknown", field: "department" },
  leave_coverage_role_id_fkey: { code: "role_unknown", field: "role" },
  leave_policy_person_person_id_fkey: { code: "person_unknown", field: "users" },
  leave_policy_role_role_id_fkey: { code: "role_unknown", field: "roles" },
  overtime_policy_person_person_id_fkey: { code: "person_unknown", field: "users" },
  overtime_policy_role_role_id_fkey: { code: "role_unknown", field: "roles" },
  comment_parent_id_fkey: { code: "parent_unknown", field: "parentId" },
  person_department_id_fkey: { code: "department_unknown", field: "department" },
  person_contract_kind_id_fkey: { code: "lookup_unknown", field: "contractKind" },
  person_manager_id_fkey: { code: "person_unknown", field: "manager" },
  topic_category_id_fkey: { code: "category_unknown", field: "categoryId" },
};

/** Returns the refusal for a database error; null if the error is not a mapped constraint. */
export function refusalOfConstraint(error: unknown): ConstraintMeaning | null {
  if (typeof error !== "object" || error === null || !("constraint" in error) || typeof error.constraint !== "string")
    return null;
  return constraintMeanings[error.constraint] ?? null;
}
