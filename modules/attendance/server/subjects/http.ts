import { withinOf } from "#platform/http/actor.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { subjectRoutes } from "../../contract/routes-officer.ts";
import { queryOf, type AttendanceContext } from "../context.ts";
import { countSubjects, listSubjects } from "./list-subjects.ts";
import { listUnscheduled } from "./list-unscheduled.ts";

export const bindSubjects = (context: AttendanceContext): BoundRoute[] =>
  bindRoutes(subjectRoutes, {
    listSubjects: async ({ query, ...caller }) => ({
      data: await listSubjects(queryOf(context, caller), query.search),
    }),
    listUnscheduled: ({ db, actor, query }) =>
      listUnscheduled(db, context, {
        viewerId: actor.personId,
        locale: actor.locale,
        query,
        within: withinOf(actor, "attendance.read"),
      }),
    countSubjects: async ({ db, actor, body }) => ({
      data: { people: await countSubjects(db, context, body, withinOf(actor, "attendance.manage")) },
    }),
  });
