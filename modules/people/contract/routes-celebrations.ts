import { route } from "#shared/route.ts";
import { birthdays, birthdaysAheadDays, joiners, newForDays } from "./schemas-celebrations.ts";

export const celebrationRoutes = {
  listJoiners: route({
    method: "GET",
    path: "/users/joiners",
    permission: "signedIn",
    tokens: "people",
    viewing: "shown",
    summary: `Who has joined in the last ${newForDays} days, the newest first; 12 at most.`,
    output: joiners,
  }),
  listBirthdays: route({
    method: "GET",
    path: "/users/birthdays",
    permission: "signedIn",
    tokens: "people",
    viewing: "shown",
    summary: `Whose birthday is today or in the coming ${birthdaysAheadDays} days, of those who let me know; 30 at most.`,
    output: birthdays,
  }),
};
