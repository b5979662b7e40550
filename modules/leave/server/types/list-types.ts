import type { z } from "zod";
import type { Reader } from "#platform/database/database.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { normalizeSearch } from "#platform/http/paged-statement.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { LeaveType, listLeaveTypesQuery } from "../../contract/schemas-type.ts";
import { leaveTypePage, selectLeaveType, type LeaveTypeRow } from "./queries.ts";

const present = ({ position: _, ...type }: LeaveTypeRow): LeaveType => type;

/** Returns a page of the types of leave, in the order of their lookups. */
export async function listLeaveTypes(
  db: Reader,
  query: z.output<typeof listLeaveTypesQuery>,
): Promise<PageOf<LeaveType>> {
  const { search, isActive = null, takesBalance = null } = query;
  const filters = [normalizeSearch(search), isActive, takesBalance];
  const { data, page } = await readPage<LeaveTypeRow>(
    {
      list: `leave types ${JSON.stringify(filters)}`,
      kinds: ["count", "id"],
      keyOf: ({ position, id }) => [position, id],
      fetch: leaveTypePage(db, filters),
    },
    query,
  );
  return { data: data.map(present), page };
}

/** Throws 404 without a lookup of that category. */
export async function readLeaveType(db: Reader, id: string): Promise<LeaveType> {
  const row = await selectLeaveType(db, id);
  if (row === null) throw refuse("not_found");
  return present(row);
}
