import type { Files } from "#platform/files/files.ts";
import type { ChartPerson } from "../../contract/schemas-chart.ts";
import type { ChartRow } from "./queries.ts";

/** Signs photo URLs for one reader. */
export type PhotoLinks = Pick<Files, "photoUrl">;

/** Signs the photo URL for `viewerId`. */
export const presentChartPerson = (row: ChartRow, files: PhotoLinks, viewerId: string): ChartPerson => ({
  id: row.id,
  nameAr: row.name_ar,
  nameEn: row.name_en,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  photoUrl: files.photoUrl(row.photo_file_id, viewerId),
  department:
    row.department_id === null || row.department_ar === null || row.department_en === null
      ? null
      : { id: row.department_id, nameAr: row.department_ar, nameEn: row.department_en },
  reportCount: row.report_count,
});
