import type { Files } from "#platform/files/files.ts";
import type { Joiner } from "../../contract/schemas-celebrations.ts";
import type { JoinerRow } from "./queries.ts";

/** The photo URL is signed for `viewerId`. */
export const presentColleague = (
  row: Omit<JoinerRow, "joined_on">,
  files: Files,
  viewerId: string,
): Omit<Joiner, "joinedOn"> => ({
  id: row.id,
  nameAr: row.name_ar,
  nameEn: row.name_en,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  photoUrl: files.photoUrl(row.photo_file_id, viewerId),
  department:
    row.department_id === null
      ? null
      : { id: row.department_id, nameAr: row.department_ar ?? "", nameEn: row.department_en ?? "" },
});
