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
    summary: "People and roles that something can be given to.",
    query: subjectsQuery,
    output: data(subjects),
  }),
  listUnscheduled: route({
    method: "GET",
    path: "/attendance/unscheduled-people",
    permission: "attendance.manage",
    viewing: "shown",
    summary: "Who is employed on a date without an assignment that reaches them, by name.",
    query: unscheduledQuery,
    output: page(unscheduledPerson),
  }),
  countSubjects: route({
    method: "POST",
    path: "/attendance/subjects/count",
    permission: "attendance.manage",
    summary: "How many different active people these people and roles are today.",
    body: countSubjects,
    output: data(z.object({ people: z.number().int() })),
    status: 200,
    transaction: "own",
  }),
};
