import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { SubjectSource } from "#kit/pickers/SubjectPicker.tsx";
import { subjectRoutes } from "#modules/attendance/contract/routes-officer.ts";

type Subjects = typeof subjectRoutes;

const listSubjects = endpoint(subjectRoutes.listSubjects);
const listUnscheduled = endpoint(subjectRoutes.listUnscheduled);
const countSubjects = endpoint(subjectRoutes.countSubjects);

export const subjectsQuery = (search: string) => queryOf(listSubjects, { query: { search } });
export const subjectSource: SubjectSource = {
  find: subjectsQuery,
  count: (body) => queryOf(countSubjects, { body }),
};

type Unscheduled = NonNullable<CallInput<Subjects["listUnscheduled"]>["query"]>;
export const unscheduledQuery = (query: Unscheduled) => queryOf(listUnscheduled, { query }, { staleTime: 0 });
