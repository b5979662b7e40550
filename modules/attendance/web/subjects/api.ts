import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { subjectRoutes } from "#modules/attendance/contract/routes-subjects.ts";

type Subjects = typeof subjectRoutes;

const listSubjects = endpoint<Subjects["listSubjects"]>("GET", "/attendance/subjects");
const listUnscheduled = endpoint<Subjects["listUnscheduled"]>("GET", "/attendance/unscheduled-people");
const countSubjects = endpoint<Subjects["countSubjects"]>("POST", "/attendance/subjects/count");

export const subjectsQuery = (search: string) => queryOf(listSubjects, { query: { search } });
export const peopleCountQuery = (body: { users: string[]; roles: string[] }) => queryOf(countSubjects, { body });

type Unscheduled = NonNullable<CallInput<Subjects["listUnscheduled"]>["query"]>;
export const unscheduledQuery = (query: Unscheduled) => queryOf(listUnscheduled, { query }, { staleTime: 0 });
