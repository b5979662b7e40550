import { listOutside } from "#modules/people/server/index.ts";
import { withinOf } from "#platform/http/actor.ts";
import type { AccountChange } from "../users/context.ts";
import type { CurrentRow } from "./queries.ts";
import type { ChangeRow, ReadRow, References } from "./read-rows.ts";
import type { Column, Errors, RowError } from "./read-table.ts";

type Rows = { read: readonly ReadRow[]; changes: readonly ChangeRow[] };

/**
 * Returns the rows that lie within the officer's bounds before and after, and adds the errors of the others. Of people
 * outside, nothing else is said: not even whether the row would change them.
 */
export async function checkBounds(
  { tx, requester: { actor } }: Pick<AccountChange, "tx" | "requester">,
  { read, changes }: Rows,
  { people, current }: Pick<References, "people"> & { current: ReadonlyMap<string, CurrentRow> },
  errors: Errors,
): Promise<Rows> {
  const within = withinOf(actor, "user.manage");
  if (within === null) return { read, changes };
  const departments = new Set(actor.bounds?.get("user.manage")?.departments);
  const managers = [...read.map(({ manager }) => manager), ...changes.map(({ given }) => given.manager)];
  const known = managers.flatMap((email) => people.get(email ?? "") ?? []);
  const outside = new Set(await listOutside(tx, within, [...new Set([...changes.map(({ id }) => id), ...known])]));
  const refused = new Set<number>();
  const add = (row: number, column: Column | null, message: RowError["message"], value = ""): void => {
    errors.add({ row, column, message, values: { value } });
    refused.add(row);
  };
  const checkManager = (row: number, email: string | null | undefined): void => {
    const id = people.get(email ?? "");
    if (id !== undefined && outside.has(id)) add(row, "manager", "managerUnknown", email ?? "");
  };
  for (const { row, department, manager } of read) {
    if (department === null) add(row, "department", "departmentNeeded");
    else if (!departments.has(department)) add(row, "department", "departmentOutside");
    checkManager(row, manager);
  }
  for (const { row, id, given } of changes) {
    if (outside.has(id)) {
      add(row, null, "outside");
      continue;
    }
    const { department_id: department, manager_email: manager } = current.get(id) ?? {};
    if (given.department !== undefined && given.department !== department && !departments.has(given.department))
      add(row, "department", "departmentOutside");
    if (given.manager !== manager?.toLowerCase()) checkManager(row, given.manager);
  }
  const isWithin = ({ row }: { row: number }): boolean => !refused.has(row);
  return { read: read.filter(isWithin), changes: changes.filter(isWithin) };
}
