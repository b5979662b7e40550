import { z } from "zod";
import { route } from "#shared/route.ts";
import { data } from "#shared/wire.ts";
import { dayList, listDaysQuery, permittedLocation, today } from "./schemas-day.ts";
import { createPunch, punchReceipt, refusals } from "./schemas-punch.ts";

/** Routes of all employees. */
export const attendanceRoutes = {
  readToday: route({
    method: "GET",
    path: "/attendance/today",
    permission: "signedIn",
    tokens: "attendance",
    viewing: "shown",
    summary: "My day so far, what I may do now, and where.",
    output: data(today),
  }),
  createPunch: route({
    method: "POST",
    path: "/attendance/punches",
    permission: "signedIn",
    tokens: "none",
    summary:
      "Checks me in or out, now and here. The same `clientId` again answers as the first time; refused attempts are kept.",
    body: createPunch,
    output: data(punchReceipt),
    otherStatus: 200,
    errors: [...refusals, "month_locked"],
    transaction: "own",
  }),
  listDays: route({
    method: "GET",
    path: "/attendance/days",
    permission: "signedIn",
    tokens: "attendance",
    viewing: "shown",
    summary: "My days, or those of somebody I may see, with their sums.",
    query: listDaysQuery,
    output: dayList,
    errors: ["fields_conflict"],
  }),
  listMyLocations: route({
    method: "GET",
    path: "/attendance/my-locations",
    permission: "signedIn",
    tokens: "attendance",
    viewing: "shown",
    summary: "The places that are assigned to me today.",
    output: z.object({ data: z.array(permittedLocation) }),
  }),
};
