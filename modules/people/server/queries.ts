import type { Reader } from "#platform/database/database.ts";
import { columnsAs } from "#platform/database/columns.ts";
import { statement } from "#platform/database/statement.ts";
import type { Me } from "../contract/schemas.ts";
import { placedColumns, type PlacedRow } from "./directory/present-summary.ts";
import { profileColumns, type ProfileColumns } from "./directory/queries-person.ts";
import { employmentColumns, employmentJoin, type EmploymentRow } from "./records/present-employment.ts";

export const displaySettings = ["locale", "calendar", "digits", "hourCycle", "theme"] as const;

/** The stored part of `/me`, without photo URLs and permissions. */
export type MeRow = PlacedRow & ProfileColumns & EmploymentRow & Pick<Me, (typeof displaySettings)[number] | "version">;

/** Returns null if the person does not exist. */
export const readMeRow = statement<MeRow, [personId: string]>(`
  select ${placedColumns}, ${profileColumns}, ${employmentColumns},
    ${columnsAs("p", [...displaySettings, "version"])}
  from person p
  join account a on a.person_id = p.id
  left join department d on d.id = p.department_id
  left join person m on m.id = p.manager_id
  ${employmentJoin}
  where p.id = $1`).first;

const countDepartments = statement<{ count: number }>(
  "select count(*)::int as count from department where id = any($1::bigint[])",
);

/** Returns whether all ids are departments. */
export async function departmentsExist(db: Reader, ids: readonly string[]): Promise<boolean> {
  const distinct = [...new Set(ids)];
  return distinct.length === 0 || (await countDepartments(db, [distinct]))[0]?.count === distinct.length;
}
