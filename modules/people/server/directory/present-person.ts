import type { Files } from "#platform/files/files.ts";
import type { DirectoryEntry, Person, Workplace } from "../../contract/schemas-directory.ts";
import { showProtected, type Relation } from "./policy.ts";
import type { PersonRow } from "./queries-person.ts";
import type { EntryRow } from "./queries.ts";
import { presentSummary, presentPlacement, presentManager } from "./present-summary.ts";

const presentWorkplace = ({ place_ar: nameAr, place_en: nameEn }: EntryRow | PersonRow): Workplace | null =>
  nameAr === null && nameEn === null ? null : { nameAr, nameEn };

/** The photo URL is signed for `viewerId`. */
export const presentEntry = (row: EntryRow, files: Files, viewerId: string): DirectoryEntry => ({
  ...presentSummary(row, files, viewerId),
  department: presentPlacement(row),
  place: presentWorkplace(row),
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
  return {
    ...presentSummary(row, files, viewerId, "large"),
    department: presentPlacement(row),
    place: presentWorkplace(row),
    aboutAr: row.about_ar,
    aboutEn: row.about_en,
    languages: row.languages,
    skills: row.skills,
    joinedAt: row.joined_at,
    ...shownTo(row, relation),
    manager: presentManager(row, files, viewerId),
    reportCount: row.report_count,
    colleagueCount: row.colleague_count,
    can: { edit: relation.isSelf, manage: relation.isOfficer },
  };
}
