import {
  decidedStates,
  guardKinds,
  guardModes,
  layers,
  lookupCategories,
  overtimeApprovals,
  overtimeStates,
  suspicions,
} from "#modules/attendance/contract/kinds.ts";
import type { DayState } from "#modules/attendance/contract/schemas-day.ts";
import type { Board, BoardState } from "#modules/attendance/contract/schemas-officer.ts";
import { cursorIn, dateIn, idIn, monthIn, oneOfIn, searchOf, wordsIn, type SearchOf } from "./read-address.ts";

type Given = Record<string, unknown>;

const readOpened = searchOf({ person: idIn, day: dateIn });
/** The day opened over a list. */
export type DaySearch = ReturnType<typeof readOpened>;

export const withoutDay = <Search extends DaySearch>({ person: _, day: __, ...rest }: Search) => rest;

const listed = { search: wordsIn, cursor: cursorIn };
const ofPeople = { location: idIn, department: idIn, ...listed };
/** Filters of lists of people, and the page. */
export type PeopleSearch = SearchOf<typeof ofPeople>;

/** Reads the filters of a list of people, and the person and day opened over it: both or neither. */
const openingDays =
  <Search extends PeopleSearch>(read: (given: Given) => Search) =>
  (given: Given): Search & DaySearch => {
    const opened = readOpened(given);
    return { ...read(given), ...(opened.person !== undefined && opened.day !== undefined ? opened : {}) };
  };

/** Changes a filter and resets the list to the first page. */
const narrowedBy =
  <Search extends PeopleSearch>(read: (given: Given) => Search) =>
  ({ cursor: _, ...filters }: Search, change: { [Name in keyof Search]?: string | undefined }): Search =>
    read({ ...filters, ...change });

export const boardStates: readonly BoardState[] = ["in", "late", "notYet", "absent", "away", "off", "done"];
export const readBoardSearch = openingDays(searchOf({ state: oneOfIn(boardStates), ...ofPeople }));
export type BoardSearch = ReturnType<typeof readBoardSearch>;
export const narrowedBoard = narrowedBy(readBoardSearch);
export const sumOf = (counts: Board["counts"]): number => boardStates.reduce((sum, state) => sum + counts[state], 0);

export const shownDayStates = [
  "present",
  "halfDay",
  "absent",
  "incomplete",
  "leave",
  "halfLeave",
  "off",
  "holiday",
  "workedOnDayOff",
  "unscheduled",
  "scheduled",
] as const satisfies readonly DayState[];
export const readSheetSearch = openingDays(searchOf({ month: monthIn, state: oneOfIn(shownDayStates), ...ofPeople }));
export type SheetSearch = ReturnType<typeof readSheetSearch>;
export const narrowedSheet = narrowedBy(readSheetSearch);

/** Returns whether a filter other than the month is set. */
export const isNarrowed = ({ month: _month, cursor: _cursor, ...filters }: SheetSearch): boolean =>
  Object.keys(filters).length > 0;

/** The people without a schedule, or without a hire date. */
export const readUnscheduledSearch = searchOf({
  on: dateIn,
  until: dateIn,
  missing: oneOfIn(["hireDate"]),
  department: idIn,
  ...listed,
});
export type UnscheduledSearch = ReturnType<typeof readUnscheduledSearch>;

export const readMonthsSearch = searchOf({ month: monthIn, department: idIn });
export type MonthsSearch = ReturnType<typeof readMonthsSearch>;

/** The undecided requests of a month; without a kind, those other than corrections. */
export const readOpenRequestsSearch = searchOf({
  month: monthIn,
  kind: oneOfIn(["corrections"]),
  department: idIn,
  cursor: cursorIn,
});
export type OpenRequestsSearch = ReturnType<typeof readOpenRequestsSearch>;

const reviewed = { suspicion: oneOfIn(suspicions), location: idIn, user: idIn, from: dateIn, to: dateIn };
export type ReviewFilter = keyof typeof reviewed;
export const reviewFilters = Object.keys(reviewed) as readonly ReviewFilter[];
/** The filters of the review, and the selected punch. Without a state, open ones are listed. */
export const readReviewSearch = searchOf({ state: oneOfIn(decidedStates), ...reviewed, punch: idIn });
export type ReviewSearch = ReturnType<typeof readReviewSearch>;

export const filtersOf = ({ punch: _, ...filters }: ReviewSearch): Omit<ReviewSearch, "punch"> => filters;

export const readTesterSearch = searchOf({ view: oneOfIn(["compare"]), zone: idIn, month: monthIn });
export type TesterSearch = ReturnType<typeof readTesterSearch>;

export const readBulkSearch = searchOf({ cursor: cursorIn });
export type BulkSearch = ReturnType<typeof readBulkSearch>;

export const readFindingsSearch = searchOf({ ...listed, rule: idIn, from: dateIn, to: dateIn });
export type FindingsSearch = ReturnType<typeof readFindingsSearch>;

export const readOvertimeSearch = searchOf({ ...listed, state: oneOfIn(overtimeStates), from: dateIn, to: dateIn });
export type OvertimeSearch = ReturnType<typeof readOvertimeSearch>;

/** The kinds of rules and their lists, as named in addresses. */
export const ruleLists = {
  lookup: "lookups",
  zone: "zones",
  location: "locations",
  locationZoneUser: "locationZoneUsers",
  exceptionDay: "exceptionDays",
  workingTimeRule: "workingTimeRules",
  overtimePolicy: "overtimePolicies",
} as const;
export type RuleKind = keyof typeof ruleLists;

const yesNo = oneOfIn(["true", "false"]);
const ofRules = { isActive: yesNo, ...listed };
export type RulesSearch = SearchOf<typeof ofRules>;

export const readLocationsSearch = searchOf(ofRules);
export const readLookupsSearch = searchOf({ ...ofRules, category: oneOfIn(lookupCategories) });
export const readZonesSearch = searchOf({ ...ofRules, layer: oneOfIn(layers) });
export const readAssignmentsSearch = searchOf({ ...ofRules, location: idIn, zone: idIn, role: idIn });
export const readWorkingTimeRulesSearch = searchOf({
  ...ofRules,
  kind: oneOfIn(guardKinds),
  mode: oneOfIn(guardModes),
});
export const readOvertimePoliciesSearch = searchOf({ ...ofRules, approval: oneOfIn(overtimeApprovals) });
export const readExceptionDaysSearch = searchOf({
  ...ofRules,
  workDay: yesNo,
  coming: oneOfIn(["true"]),
  view: oneOfIn(["year"]),
});
export type ExceptionDaysSearch = ReturnType<typeof readExceptionDaysSearch>;

const longestRule = 20_000;

/** Reads the JSON parameter of an edit page; it is parsed and validated before it is shown. */
export const readRuleParameter = <const Kind extends RuleKind>(kind: Kind) => {
  const read = (text: unknown) => (typeof text === "string" && text.length <= longestRule ? text : undefined);
  return searchOf({ [kind]: read } as Record<Kind, typeof read>);
};
