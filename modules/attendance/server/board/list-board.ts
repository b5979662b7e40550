import type { z } from "zod";
import { now } from "#platform/clock/clock.ts";
import { cacheBriefly } from "#platform/clock/cache-briefly.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/http/page.ts";
import type { Locale } from "#shared/locale.ts";
import type { Board, boardQuery } from "../../contract/schemas-officer.ts";
import type { NamedReference } from "../../contract/schemas-parts.ts";
import type { AttendanceContext } from "../context.ts";
import { planMoment, type Moment } from "./plan-moment.ts";
import { presentEntry } from "./present-entry.ts";
import {
  boardPages,
  selectDepartments,
  selectGroups,
  selectGroupsOf,
  type BoardRow,
  type GroupRow,
} from "./queries.ts";
import { countEach, countStates, fewPeople } from "./sum-groups.ts";

/** Milliseconds. Counting all people takes some hundreds of milliseconds in a large organisation, so it is cached. */
const keptFor = 1000;
/** Maximum number of people found by a search that are counted. */
const mostFound = 10_000;
/** Above this number of people, a page is found faster by scanning all people in order. */
const mostNamed = 2000;

type Asked = { viewerId: string; locale: Locale; query: z.output<typeof boardQuery> };

const matches = (wanted: string | undefined, id: string | null): boolean => wanted === undefined || wanted === id;

const named = (names: ReadonlyMap<string, NamedReference>, id: string | null): NamedReference | null =>
  id === null ? null : (names.get(id) ?? null);

async function loadDepartments(db: Reader): Promise<ReadonlyMap<string, NamedReference>> {
  const rows = await selectDepartments(db, []);
  return new Map(rows.map(({ id, name_ar: nameAr, name_en: nameEn }) => [id, { id, nameAr, nameEn }]));
}

/** Returns a reader of the board: rows are current, counts at most a second old. */
export function createBoard(context: AttendanceContext): (db: Reader, asked: Asked) => Promise<Board> {
  const everybody = cacheBriefly<GroupRow[]>(keptFor);

  async function groupsOf(db: Reader, moment: Moment, { search, ...query }: Asked["query"]) {
    const found =
      search === undefined || search.trim() === "" ? null : await context.findPersonIds(db, search, mostFound);
    const groups =
      found === null
        ? await everybody("", () => selectGroups(db, moment))
        : await selectGroupsOf(db, [...moment, found]);
    return groups.filter(
      ({ location_id: location, department_id: department }) =>
        matches(query.location, location) && matches(query.department, department),
    );
  }

  return async (db, { viewerId, locale, query }) => {
    const at = now();
    const snapshot = await context.rules.current(db);
    const moment = planMoment(snapshot, at);
    const groups = await groupsOf(db, moment, query);
    const { department = null, location = null, state = null, search = "" } = query;
    const chosen = groups.filter((group) => matches(query.state, group.state));
    const ids = fewPeople(chosen, search.trim() === "" ? mostNamed : mostFound);
    const pages = boardPages[locale][ids === null ? "everybody" : "some"];
    const { data, page } = await readPage<BoardRow>(
      {
        list: `board ${locale} ${JSON.stringify([department, location, state, search])}`,
        kinds: ["text", "id"],
        keyOf: (row) => [row.sorted, row.author_id],
        fetch: pages(db, [...moment, ids, department, location, state]),
      },
      query,
    );
    const departments = await loadDepartments(db);
    return {
      data: data.map((row) => presentEntry(row, { snapshot, files: context.files, viewerId, at })),
      page,
      at: at.toISOString(),
      counts: countStates(groups),
      byLocation: countEach(groups, (group) => group.location_id).map(({ id, counts }) => ({
        location: named(snapshot.locations, id),
        counts,
      })),
      byDepartment: countEach(groups, (group) => group.department_id).map(({ id, counts }) => ({
        department: named(departments, id),
        counts,
      })),
    };
  };
}
