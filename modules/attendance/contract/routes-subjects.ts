import { z } from "zod";
import { route } from "#shared/route.ts";
import { data, page } from "#shared/wire.ts";
import { countSubjects, subjects, subjectsQuery, unscheduledPerson, unscheduledQuery } from "./schemas-officer.ts";

/** Subjects of assignments and exception days. */
export const subjectRoutes = {
  listSubjects: route({
    method: "GET",
    path: "/attendance/subjects",
    permission: "attendance.manage",
    viewing: "shown",
    summary: "Returns people and roles that an assignment or exception day can name.",
    query: subjectsQuery,
    output: data(subjects),
  }),
  listUnscheduled: route({
    method: "GET",
    path: "/attendance/unscheduled-people",
    permission: "attendance.manage",
    viewing: "shown",
    summary: "Returns people who are employed on a date but have no assignment, or no hire date, by name.",
    query: unscheduledQuery,
    output: page(unscheduledPerson),
  }),
  countSubjects: route({
    method: "POST",
    path: "/attendance/subjects/count",
    permission: "attendance.manage",
    summary: "Counts the distinct active people of some people and roles today.",
    body: countSubjects,
    output: data(z.object({ people: z.number().int() })),
    status: 200,
    transaction: "own",
  }),
};
