import type { Files } from "#platform/files/files.ts";
import type { DirectoryEntry, Person, Workplace } from "../../contract/schemas-directory.ts";
import { showProtected, type Relation } from "./policy.ts";
import type { PersonRow } from "./queries-person.ts";
import type { EntryRow } from "./queries.ts";

type Placed = Pick<EntryRow, "department_id" | "department_ar" | "department_en" | "place_ar" | "place_en">;

const departmentOf = ({ department_id: id, department_ar, department_en }: Placed): DirectoryEntry["department"] =>
  id === null ? null : { id, nameAr: department_ar ?? "", nameEn: department_en ?? "" };

const workplaceOf = ({ place_ar: nameAr, place_en: nameEn }: Placed): Workplace | null =>
  nameAr === null && nameEn === null ? null : { nameAr, nameEn };

type Named = Pick<EntryRow, "id" | "name_ar" | "name_en" | "title_ar" | "title_en">;

const summaryOf = (row: Named, photoUrl: string | null) => ({
  id: row.id,
  nameAr: row.name_ar,
  nameEn: row.name_en,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  photoUrl,
});

/** The photo URL is signed for `viewerId`. */
export const presentEntry = (row: EntryRow, files: Files, viewerId: string): DirectoryEntry => ({
  ...summaryOf(row, files.photoUrl(row.photo_file_id, viewerId)),
  department: departmentOf(row),
  place: workplaceOf(row),
});

const shownTo = (row: PersonRow, relation: Relation) =>
  showProtected(
    {
      values: { phone: row.phone, mobile: row.mobile, email: row.email, birthDate: row.birth_date },
      visibility: {
        phone: row.phone_visibility,
        mobile: row.mobile_visibility,
        email: row.email_visibility,
        birthday: row.birthday_visibility,
      },
    },
    relation,
  );

/** Photo URLs are signed for `viewerId`. */
export function presentPerson(
  row: PersonRow,
  relation: Relation,
  { files, viewerId }: { files: Files; viewerId: string },
): Person {
  const manager: Person["manager"] =
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
  return {
    ...summaryOf(row, files.photoUrl(row.photo_file_id, viewerId, "large")),
    department: departmentOf(row),
    place: workplaceOf(row),
    aboutAr: row.about_ar,
    aboutEn: row.about_en,
    languages: row.languages,
    skills: row.skills,
    joinedAt: row.joined_at,
    ...shownTo(row, relation),
    manager,
    reportCount: row.report_count,
    colleagueCount: row.colleague_count,
    can: { edit: relation.isSelf, manage: relation.isKeeper },
  };
}
