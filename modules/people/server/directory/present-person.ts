import type { Files } from "#platform/files/files.ts";
import { pick } from "#shared/pick.ts";
import type { DirectoryEntry, Person, Workplace } from "../../contract/schemas-directory.ts";
import { showProtected, type Relation } from "./policy.ts";
import { visibilityOf, type PersonRow } from "./queries-person.ts";
import type { EntryRow } from "./queries.ts";
import { presentSummary, presentPlacement, presentManager } from "./present-summary.ts";

const presentWorkplace = ({ placeAr: nameAr, placeEn: nameEn }: EntryRow | PersonRow): Workplace | null =>
  nameAr === null && nameEn === null ? null : { nameAr, nameEn };

/** The photo URL is signed for `viewerId`. */
export const presentEntry = (row: EntryRow, files: Files, viewerId: string): DirectoryEntry => ({
  ...presentSummary(row, files, viewerId),
  department: presentPlacement(row),
  place: presentWorkplace(row),
});

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
    ...pick(row, ["aboutAr", "aboutEn", "languages", "skills", "joinedAt"]),
    ...showProtected({ values: row, visibility: visibilityOf(row) }, relation),
    manager: presentManager(row, files, viewerId),
    reportCount: row.report_count,
    colleagueCount: row.colleague_count,
    can: { edit: relation.isSelf, manage: relation.isOfficer },
  };
}
