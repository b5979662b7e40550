import { z } from "zod";
import { route } from "#shared/route.ts";
import { data } from "#shared/wire.ts";
import { dayList, listDaysQuery, permittedLocation, today } from "./schemas-day.ts";
import { refusals } from "./kinds.ts";
import { timesheet, timesheetQuery } from "./schemas-closing.ts";
import { createPunch, punchReceipt } from "./schemas-punch.ts";

/** Routes of all employees. */
export const attendanceRoutes = {
  readToday: route({
    method: "GET",
    path: "/attendance/today",
    permission: "signedIn",
    tokens: "attendance",
    viewing: "shown",
    summary: "Returns the caller's current day, the next action and the permitted locations.",
    output: data(today),
  }),
  createPunch: route({
    method: "POST",
    path: "/attendance/punches",
    permission: "signedIn",
    tokens: "none",
    summary: "Checks the caller in or out. A repeated `clientId` returns the first answer; refused punches are stored.",
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
    summary: "Returns the days of the caller, or of a person whose days the caller may read, with their totals.",
    query: listDaysQuery,
    output: dayList,
    errors: ["fields_conflict"],
  }),
  readTimesheet: route({
    method: "GET",
    path: "/attendance/timesheet",
    permission: "signedIn",
    tokens: "attendance",
    viewing: "shown",
    summary: "Returns a month of the caller, or of a person whose days the caller may read, to print and sign.",
    query: timesheetQuery,
    output: data(timesheet),
  }),
  listMyLocations: route({
    method: "GET",
    path: "/attendance/my-locations",
    permission: "signedIn",
    tokens: "attendance",
    viewing: "shown",
    summary: "Returns the locations that are assigned to the caller today.",
    output: z.object({ data: z.array(permittedLocation) }),
  }),
};
