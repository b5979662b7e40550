import type { z } from "zod";
import { now } from "#platform/clock/clock.ts";
import { cacheBriefly } from "#platform/clock/cache-briefly.ts";
import type { Within } from "#platform/http/actor.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/http/page.ts";
import type { Locale } from "#shared/locale.ts";
import { type Board, type boardQuery, boardStates } from "../../contract/schemas-officer.ts";
import type { AttendanceContext } from "../context.ts";
import { referenceTo } from "../rules/load-rules.ts";
import { byName } from "../load-people.ts";
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

type BoardCounts = Board["counts"];

/** Counts the people of some groups by state. */
function countStates(groups: readonly GroupRow[]): BoardCounts {
  const counts: BoardCounts = { in: 0, late: 0, notYet: 0, absent: 0, away: 0, off: 0, done: 0 };
  for (const { state, people } of groups) counts[state] += people;
  return counts;
}

/** Counts the people of each place or department by state, largest first. */
function countEach(
  groups: readonly GroupRow[],
  keyOf: (group: GroupRow) => string | null,
): { id: string | null; counts: BoardCounts }[] {
  const size = (counts: BoardCounts): number => boardStates.reduce((sum, state) => sum + counts[state], 0);
  return [...Map.groupBy(groups, keyOf)]
    .map(([id, some]) => ({ id, counts: countStates(some) }))
    .toSorted((one, other) => size(other.counts) - size(one.counts) || Number(one.id ?? 0) - Number(other.id ?? 0));
}

/** Returns the people of some groups, or null if there are more than `max`. Few people are faster to query by id. */
function idsIfFew(groups: readonly GroupRow[], max: number): string[] | null {
  const count = groups.reduce((sum, { people }) => sum + people, 0);
  return count > max ? null : groups.flatMap(({ ids }) => ids.split(","));
}

/** Milliseconds. Counting all people takes some hundreds of milliseconds in a large organisation, so it is cached. */
const cacheMs = 1000;
/** Maximum number of people found by a search that are counted. */
const maxFound = 10_000;
/** Above this number of people, a page is found faster by scanning all people in order. */
const maxNamed = 2000;

type BoardRequest = {
  viewerId: string;
  locale: Locale;
  query: z.output<typeof boardQuery>;
  /** Only these people, 10,000 at most; without a search. */
  ids?: readonly string[];
  /** Whom the reader may see. */
  within: Within;
};

export type ReadBoard = (db: Reader, request: BoardRequest) => Promise<Board>;

const matches = (filter: string | undefined, id: string | null): boolean => filter === undefined || filter === id;

/** Returns a reader of the board: rows are current, counts at most a second old. */
export function createBoard(context: AttendanceContext): ReadBoard {
  const allGroups = cacheBriefly<GroupRow[]>(cacheMs);

  async function groupsOf(
    db: Reader,
    moment: Moment,
    { search, ...query }: BoardRequest["query"],
    ids: readonly string[] | null,
    within: Within,
  ) {
    const found =
      ids ?? (search === undefined || search.trim() === "" ? null : await context.findPersonIds(db, search, maxFound));
    const groups =
      found === null
        ? await allGroups(within ?? "", () => selectGroups(db, [...moment, within]))
        : await selectGroupsOf(db, [...moment, found, within]);
    return groups.filter(
      ({ location_id: location, department_id: department }) =>
        matches(query.location, location) && matches(query.department, department),
    );
  }

  return async (db, { viewerId, locale, query, ids: named = null, within }) => {
    const at = now();
    const snapshot = await context.rules.current(db);
    const moment = planMoment(snapshot, at);
    const groups = await groupsOf(db, moment, query, named, within);
    const { department = null, location = null, state = null, search = "" } = query;
    const chosen = groups.filter((group) => matches(query.state, group.state));
    const ids = idsIfFew(chosen, search.trim() === "" && named === null ? maxNamed : maxFound);
    const pages = boardPages[locale][ids === null ? "all" : "some"];
    const { data, page } = await readPage<BoardRow>(
      {
        list: `board ${locale} ${JSON.stringify([department, location, state, search])}`,
        ...byName,
        fetch: pages(db, [...moment, ids, department, location, state, within]),
      },
      query,
    );
    const departments = new Map((await selectDepartments(db)).map((each) => [each.id, each]));
    return {
      data: data.map((row) => presentEntry(row, { snapshot, files: context.files, viewerId, at })),
      page,
      at: at.toISOString(),
      counts: countStates(groups),
      byLocation: countEach(groups, (group) => group.location_id).map(({ id, counts }) => ({
        location: referenceTo(snapshot.locations, id),
        counts,
      })),
      byDepartment: countEach(groups, (group) => group.department_id).map(({ id, counts }) => ({
        department: referenceTo(departments, id),
        counts,
      })),
    };
  };
}
