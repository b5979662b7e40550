import { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import { data, idParams } from "#shared/wire.ts";
import {
  calendarQuery,
  colleaguesQuery,
  team,
  teamCalendar,
  teamQuery,
  teamExpiring,
  teamRequests,
  teamToday,
  todayQuery,
} from "./schemas.ts";
import { calendarFeed, createdFeed, createFeed, feedParams } from "./schemas-feed.ts";

/** Managers see all people below them; the team of any other manager is 404 for them. */
export const teamRoutes = {
  readTeam: route({
    method: "GET",
    path: "/team",
    permission: "signedIn",
    tokens: "attendance",
    viewing: "shown",
    summary: "Returns how large the team of the caller, or of a manager below, is, and the caller's own manager.",
    query: teamQuery,
    output: data(team),
  }),
  readToday: route({
    method: "GET",
    path: "/team/today",
    permission: "signedIn",
    tokens: "attendance",
    viewing: "shown",
    summary: "Returns the attendance of the team at this moment, with counts by state.",
    query: todayQuery,
    output: teamToday,
  }),
  readCalendar: route({
    method: "GET",
    path: "/team/calendar",
    permission: "signedIn",
    tokens: "attendance",
    viewing: "shown",
    summary: "Returns dates of the team: who was present, is away or has asked to be, and holidays.",
    query: calendarQuery,
    output: teamCalendar,
    errors: ["fields_conflict"],
  }),
  listRequests: route({
    method: "GET",
    path: "/team/requests",
    permission: "signedIn",
    tokens: "attendance",
    viewing: "shown",
    summary: "Returns requests of the team that wait: leave, missions, permissions and corrections.",
    query: teamQuery,
    output: teamRequests,
  }),
  listExpiring: route({
    method: "GET",
    path: "/team/expiring",
    permission: "signedIn",
    tokens: "attendance",
    viewing: "shown",
    summary: "Returns who of the team has leave that expires within three months.",
    query: teamQuery,
    output: teamExpiring,
  }),
  readColleagues: route({
    method: "GET",
    path: "/team/colleagues",
    permission: "signedIn",
    tokens: "attendance",
    viewing: "shown",
    summary:
      "Returns on which dates the caller's manager and the people with the same manager are away, without the reason.",
    query: colleaguesQuery,
    output: teamCalendar,
    errors: ["fields_conflict"],
  }),
};

const ownSecret = { permission: "signedIn", tokens: "none", viewing: "hidden" } as const;

export const feedRoutes = {
  listFeeds: route({
    method: "GET",
    path: "/calendar-feeds",
    ...ownSecret,
    summary: "Returns the caller's calendar feeds, newest first.",
    output: z.object({ data: z.array(calendarFeed) }),
  }),
  createFeed: route({
    method: "POST",
    path: "/calendar-feeds",
    ...ownSecret,
    summary: "Creates a calendar feed and returns its secret address, only this once.",
    body: createFeed,
    output: data(createdFeed),
    errors: ["limit_reached"],
    idempotent: false,
  }),
  deleteFeed: route({
    method: "DELETE",
    path: "/calendar-feeds/{id}",
    ...ownSecret,
    summary: "Revokes a calendar feed of the caller; its address is not found from then on.",
    params: idParams,
    output: noContent,
  }),
  readFeed: route({
    method: "GET",
    path: "/calendars/{token}",
    permission: "public",
    summary: "Returns a calendar by its secret address, as iCalendar.",
    params: feedParams,
    output: "raw",
    produces: "text/calendar",
    errors: ["not_found"],
  }),
};
