import { authorOf, type FileLinks, type Viewer } from "#modules/community/server/index.ts";
import type { ConcernedPerson, Coverage, MustRead, MyMustRead } from "../contract/schemas.ts";
import { isOverdue, mustReadCan } from "./policy.ts";
import type { ConcernedRow, MustReadRow, MyMustReadRow } from "./queries.ts";

/** Presents a must-read for one reader. `today` is the civil date in the organisation's time zone. */
export function presentMustRead(row: MustReadRow, viewer: Viewer, files: FileLinks, today: string): MustRead {
  return {
    topicId: row.topicId,
    dueOn: row.dueOn,
    isForEveryone: row.isForEveryone,
    departments: row.departments,
    askedBy: authorOf(row, files, viewer.personId),
    askedAt: row.askedAt,
    concernsMe: row.concernsMe,
    isOverdue: isOverdue(row, today),
    acknowledgedAt: row.acknowledgedAt,
    version: row.version,
    can: mustReadCan(viewer.permissions, row),
  };
}

export function presentCoverage(departments: Coverage["departments"]): Coverage {
  const sum = (key: "people" | "acknowledged"): number => departments.reduce((total, row) => total + row[key], 0);
  return { people: sum("people"), acknowledged: sum("acknowledged"), departments };
}

export const presentConcerned = (row: ConcernedRow, viewer: Viewer, files: FileLinks): ConcernedPerson => ({
  person: authorOf(row, files, viewer.personId),
  department: row.department,
  acknowledgedAt: row.acknowledgedAt,
});

export const presentMine = (row: MyMustReadRow, today: string): MyMustRead => ({
  topicId: row.topic_id,
  categoryId: row.category_id,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  dueOn: row.due_on,
  isOverdue: today > row.due_on,
});
