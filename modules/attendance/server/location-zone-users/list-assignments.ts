import type { z } from "zod";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Reader } from "#platform/database/database.ts";
import { byId, readPage, type PageOf } from "#platform/http/page.ts";
import type { AttendanceContext, RuleQuery } from "../context.ts";
import type {
  listLocationZoneUsersQuery,
  LocationZoneUser,
  LocationZoneUserInList,
} from "../../contract/schemas-location-zone-user.ts";
import { narrowToPeople } from "../subjects/list-subjects.ts";
import { presentPage, presentRule } from "../subjects/present-subjects.ts";
import { assignmentPage, selectAssignment, type AssignmentRow } from "./queries.ts";

type ListQuery = z.output<typeof listLocationZoneUsersQuery>;

/** The people whose assignments are listed; null for all people. */
async function peopleOf(db: Reader, context: AttendanceContext, { user, search }: ListQuery) {
  const found = await narrowToPeople(db, context, search);
  if (user === undefined) return found;
  return found === null || found.includes(user) ? [user] : [];
}

/** Returns a page of assignments, newest first. */
export async function listAssignments(reader: RuleQuery, query: ListQuery): Promise<PageOf<LocationZoneUserInList>> {
  const { db, context } = reader;
  const today = civilDateIn((await context.settings(db)).timeZone);
  const { location, zone, role, on, isActive } = query;
  const people = await peopleOf(db, context, query);
  const filters = [location ?? null, zone ?? null, people, role ?? null, on ?? null, isActive ?? null];
  // Without the people found, who may change between pages; the search words do not.
  const list = `assignments ${JSON.stringify({ ...query, cursor: undefined, limit: undefined })}`;
  const page = await readPage<AssignmentRow>({ list, ...byId, fetch: assignmentPage(db, [today, ...filters]) }, query);
  return presentPage(reader, "location_zone_user", page);
}

/** Returns one assignment with all people it names; throws 404 if there is none. */
export async function readAssignment(reader: RuleQuery, id: string): Promise<LocationZoneUser> {
  const { db, context } = reader;
  const today = civilDateIn((await context.settings(db)).timeZone);
  return presentRule(reader, "location_zone_user", await selectAssignment(db, today, id));
}
