import { authorOf, type FileLinks, type Viewer } from "#modules/community/server/index.ts";
import type { ConcernedPerson, Coverage, MustRead, MyMustRead } from "../contract/schemas.ts";
import { isOverdue, mustReadCan } from "./policy.ts";
import type { ConcernedRow, CoverageRow, MustReadRow, MyMustReadRow } from "./queries.ts";

/** Presents a must-read for one reader. `today` is the civil date in the organisation's time zone. */
export function presentMustRead(row: MustReadRow, viewer: Viewer, files: FileLinks, today: string): MustRead {
  const state = { concernsMe: row.concerns_me, acknowledgedAt: row.acknowledged_at, dueOn: row.due_on };
  return {
    topicId: row.topic_id,
    dueOn: row.due_on,
    isForEveryone: row.is_for_everyone,
    departments: row.departments,
    askedBy: authorOf(row, files, viewer.personId),
    askedAt: row.asked_at,
    concernsMe: row.concerns_me,
    isOverdue: isOverdue(state, today),
    acknowledgedAt: row.acknowledged_at,
    version: row.version,
    can: mustReadCan(viewer.permissions, state),
  };
}

type Named = { id: string | null; nameAr: string | null; nameEn: string | null };

const departmentOf = ({ id, nameAr, nameEn }: Named): { id: string; nameAr: string; nameEn: string } | null =>
  id === null || nameAr === null || nameEn === null ? null : { id, nameAr, nameEn };

export function presentCoverage(rows: readonly CoverageRow[]): Coverage {
  const sum = (key: "people" | "acknowledged"): number => rows.reduce((total, row) => total + row[key], 0);
  return {
    people: sum("people"),
    acknowledged: sum("acknowledged"),
    departments: rows.map((row) => ({
      department: departmentOf({ id: row.department_id, nameAr: row.name_ar, nameEn: row.name_en }),
      people: row.people,
      acknowledged: row.acknowledged,
    })),
  };
}

export const presentConcerned = (row: ConcernedRow, viewer: Viewer, files: FileLinks): ConcernedPerson => ({
  person: authorOf(row, files, viewer.personId),
  department: departmentOf({ id: row.department_id, nameAr: row.department_ar, nameEn: row.department_en }),
  acknowledgedAt: row.acknowledged_at,
});

export const presentMine = (row: MyMustReadRow, today: string): MyMustRead => ({
  topicId: row.topic_id,
  categoryId: row.category_id,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  dueOn: row.due_on,
  isOverdue: today > row.due_on,
});
