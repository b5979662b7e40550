import type { Files } from "#platform/files/files.ts";

/** Signs photo URLs for one reader. */
export type PhotoLinks = Pick<Files, "photoUrl">;

/** Columns of a person as colleagues see them in lists. */
export type SummaryRow = { id: string } & Record<
  "name_ar" | "name_en" | "title_ar" | "title_en" | "photo_file_id",
  string | null
>;

const summaryColumns = "p.id, p.name_ar, p.name_en, p.title_ar, p.title_en, p.photo_file_id";

/** Presents a person; the photo URL is signed for `viewerId`. */
export const presentSummary = (
  row: SummaryRow,
  files: PhotoLinks,
  viewerId: string,
  size: "large" | "small" = "small",
) => ({
  id: row.id,
  nameAr: row.name_ar,
  nameEn: row.name_en,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  photoUrl: files.photoUrl(row.photo_file_id, viewerId, size),
});

/** Columns of a department `d` that may be missing. */
export type DepartmentColumns = Record<`department_${"id" | "ar" | "en"}`, string | null>;

export const departmentColumns = "d.id as department_id, d.name_ar as department_ar, d.name_en as department_en";

/** A person with their department. */
export type ColleagueRow = SummaryRow & DepartmentColumns;
export const colleagueColumns = `${summaryColumns}, ${departmentColumns}`;

export const presentPlacement = ({
  department_id: id,
  department_ar: nameAr,
  department_en: nameEn,
}: DepartmentColumns) => (id === null || nameAr === null || nameEn === null ? null : { id, nameAr, nameEn });

/** Columns of a manager `m` who may be missing. */
export type ManagerColumns = Record<
  `manager_${"id" | "name_ar" | "name_en" | "title_ar" | "title_en" | "photo"}`,
  string | null
>;

export const managerColumns = `m.id as manager_id, m.name_ar as manager_name_ar, m.name_en as manager_name_en,
    m.title_ar as manager_title_ar, m.title_en as manager_title_en, m.photo_file_id as manager_photo`;

/** A person with their department and manager. */
export type PlacedRow = ColleagueRow & ManagerColumns;
export const placedColumns = `${colleagueColumns}, ${managerColumns}`;

export const presentManager = (row: ManagerColumns, files: PhotoLinks, viewerId: string) =>
  row.manager_id === null
    ? null
    : {
        id: row.manager_id,
        nameAr: row.manager_name_ar,
        nameEn: row.manager_name_en,
        titleAr: row.manager_title_ar,
        titleEn: row.manager_title_en,
        photoUrl: files.photoUrl(row.manager_photo, viewerId),
      };
