import type { FileLinks } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import { foldedWords } from "#shared/fold.ts";
import type { Mentionable } from "../../contract/schemas.ts";
import { planMatch } from "./plan-match.ts";
import { findPeople, selectDepartments, type DepartmentRow } from "./queries.ts";

const mostPeople = 8;
const mostDepartments = 3;

/** Every word asked begins a word of the name, in one of its languages. */
const isNamed = (department: DepartmentRow, asked: readonly string[]): boolean => {
  const words = foldedWords(`${department.name_en} ${department.name_ar}`);
  const bare = words.map((word) => word.replace(/^ال(?=.{2})/, ""));
  return asked.every((part) => [...words, ...bare].some((word) => word.startsWith(part)));
};

/** People and departments that can be named, by the beginning of their names in either script; people first. */
export async function listMentions(db: Reader, text: string, viewer: { personId: string; files: FileLinks }) {
  const plan = planMatch(text);
  if (plan === null) return [];
  const people = await findPeople(db, { direction: "after", size: 21 }, [
    plan.match,
    plan.rank,
    2_147_483_647,
    "9223372036854775807",
  ]);
  const asked = foldedWords(text);
  const departments = (await selectDepartments(db, [])).filter((department) => isNamed(department, asked));
  return [
    ...people.slice(0, mostPeople).map((row): Mentionable => ({
      kind: "person",
      id: row.id,
      nameAr: row.name_ar,
      nameEn: row.name_en,
      titleAr: row.title_ar,
      titleEn: row.title_en,
      photoUrl: viewer.files.photoUrl(row.photo_file_id, viewer.personId),
    })),
    ...departments.slice(0, mostDepartments).map(({ id, name_ar: nameAr, name_en: nameEn }): Mentionable => ({
      kind: "department",
      id,
      nameAr,
      nameEn,
      titleAr: null,
      titleEn: null,
      photoUrl: null,
    })),
  ];
}
