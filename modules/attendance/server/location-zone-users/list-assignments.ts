import type { z } from "zod";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Reader } from "#platform/database/database.ts";
import { byId, readPage, type PageOf } from "#platform/http/page.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { statement } from "#platform/database/statement.ts";
import type { Query, AttendanceContext } from "../context.ts";
import type {
  listLocationZoneUsersQuery,
  LocationZoneUser,
  LocationZoneUserInList,
} from "../../contract/schemas-location-zone-user.ts";
import { narrowToPeople, requireSubjects } from "../subjects/list-subjects.ts";
import { loadNamed, loadRoles, type CountedRole } from "../subjects/present-subjects.ts";
import { assignmentPage, selectAssignment, type AssignmentRow } from "./queries.ts";
import type { AssignmentValues } from "./store.ts";

const present = (row: AssignmentRow, roles: ReadonlyMap<string, CountedRole>) => ({
  id: row.id,
  location: { id: row.location_id, nameAr: row.location_ar, nameEn: row.location_en },
  zone: {
    id: row.zone_id,
    nameAr: row.zone_ar,
    nameEn: row.zone_en,
    layer: row.layer,
    startDate: row.start_date,
    endDate: row.end_date,
  },
  from: row.from_date,
  to: row.to_date,
  roles: row.role_ids.flatMap((id) => roles.get(id) ?? []),
  userCount: row.user_count,
  peopleCount: row.people_count,
  isActive: row.is_active,
  createdAt: row.created_at,
  version: row.version,
});

type ListQuery = z.output<typeof listLocationZoneUsersQuery>;

/** The people whose assignments are listed; null for all people. */
async function peopleOf(db: Reader, context: AttendanceContext, { user, search }: ListQuery) {
  const found = await narrowToPeople(db, context, search);
  if (user === undefined) return found;
  return found === null || found.includes(user) ? [user] : [];
}

/** Returns a page of assignments, newest first. */
export async function listAssignments(
  { db, context, viewerId }: Query,
  query: ListQuery,
): Promise<PageOf<LocationZoneUserInList>> {
  const { settings, files } = context;
  const today = civilDateIn((await settings(db)).timeZone);
  const { location, zone, role, on, isActive } = query;
  const people = await peopleOf(db, context, query);
  const filters = [location ?? null, zone ?? null, people, role ?? null, on ?? null, isActive ?? null];
  const { data, page } = await readPage<AssignmentRow>(
    {
      // Without the people found, who may change between pages; the search words do not.
      list: `assignments ${JSON.stringify({ ...query, cursor: undefined, limit: undefined })}`,
      ...byId,
      fetch: assignmentPage(db, [today, ...filters]),
    },
    query,
  );
  const roles = await loadRoles(db, today);
  const ids = data.map(({ id }) => id);
  const named = await loadNamed(db, { files, viewerId }, "locationZoneUser", "some", ids);
  return { data: data.map((row) => ({ ...present(row, roles), someUsers: named.get(row.id) ?? [] })), page };
}

/** Returns one assignment with all people it names; throws 404 if there is none. */
export async function readAssignment(
  { db, context: { settings, files }, viewerId }: Query,
  id: string,
): Promise<LocationZoneUser> {
  const today = civilDateIn((await settings(db)).timeZone);
  const [row] = await selectAssignment(db, [today, id]);
  if (row === undefined) throw refuse("not_found");
  const named = await loadNamed(db, { files, viewerId }, "locationZoneUser", "all", [id]);
  return { ...present(row, await loadRoles(db, today)), users: named.get(id) ?? [] };
}

// Locked against deletion until the transaction ends: no constraint prevents a reference to a deleted row.
const selectZone = statement<{ id: string }>("select id from zone where id = $1 and deleted_at is null for share");
const selectLocation = statement<{ id: string }>(
  "select id from location where id = $1 and deleted_at is null for share",
);

/** Throws 422 for an assignment with contradictory dates, or with a reference that does not exist. */
export async function requireAssignment(
  db: Reader,
  values: Pick<AssignmentValues, "from" | "to">,
  given: { [Key in "location" | "zone"]?: string | undefined } & {
    users?: readonly string[] | undefined;
    roles?: readonly string[] | undefined;
  },
): Promise<void> {
  if (values.from !== null && values.to !== null && values.to < values.from) {
    throw refuseField("fields_conflict", "to", { key: "endBeforeStart" });
  }
  if (given.location !== undefined && (await selectLocation(db, [given.location])).length === 0) {
    throw refuseField("location_unknown", "location", { key: "invalid" });
  }
  if (given.zone !== undefined && (await selectZone(db, [given.zone])).length === 0) {
    throw refuseField("zone_unknown", "zone", { key: "invalid" });
  }
  await requireSubjects(db, given);
}
