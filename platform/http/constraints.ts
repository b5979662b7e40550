import type { ErrorCode } from "#shared/errors.ts";

/**
 * What a violated constraint means to a person. Constraints that are not named here can only be violated by a fault of
 * ours, which is a 500.
 */
const meanings: Record<string, { code: ErrorCode; field: string | null }> = {
  category_name_en: { code: "name_taken", field: "nameEn" },
  category_name_ar: { code: "name_taken", field: "nameAr" },
  saved_view_name: { code: "name_taken", field: "name" },
  account_email: { code: "name_taken", field: "email" },
  topic_featured_has_poster: { code: "poster_required", field: "featuredInHome" },
  lookup_name_en: { code: "name_taken", field: "nameEn" },
  lookup_name_ar: { code: "name_taken", field: "nameAr" },
  link_group_name_en: { code: "name_taken", field: "nameEn" },
  link_group_name_ar: { code: "name_taken", field: "nameAr" },
  webhook_name: { code: "name_taken", field: "name" },
  zone_name_en: { code: "name_taken", field: "nameEn" },
  zone_name_ar: { code: "name_taken", field: "nameAr" },
  location_name_en: { code: "name_taken", field: "nameEn" },
  location_name_ar: { code: "name_taken", field: "nameAr" },
  role_name_en: { code: "name_taken", field: "nameEn" },
  role_name_ar: { code: "name_taken", field: "nameAr" },
  role_member_once: { code: "membership_overlaps", field: "people" },
  // Deleted between being looked up and being used.
  role_member_person_id_fkey: { code: "person_unknown", field: "people" },
  role_member_role_id_fkey: { code: "not_found", field: null },
  location_zone_user_person_person_id_fkey: { code: "person_unknown", field: "users" },
  location_zone_user_role_role_id_fkey: { code: "role_unknown", field: "roles" },
  exception_day_person_person_id_fkey: { code: "person_unknown", field: "users" },
  exception_day_role_role_id_fkey: { code: "role_unknown", field: "roles" },
  comment_parent_id_fkey: { code: "parent_unknown", field: "parentId" },
  person_department_id_fkey: { code: "department_unknown", field: "department" },
  person_manager_id_fkey: { code: "person_unknown", field: "manager" },
  topic_category_id_fkey: { code: "category_unknown", field: "categoryId" },
};

/** The refusal behind a database error, or null when there is none. */
export function refusalOfConstraint(error: unknown): { code: ErrorCode; field: string | null } | null {
  if (typeof error !== "object" || error === null || !("constraint" in error) || typeof error.constraint !== "string")
    return null;
  return meanings[error.constraint] ?? null;
}
