import { z } from "zod";
import { civilDate, id, idOut, instant, pageQuery, personSummary } from "#shared/wire.ts";
import { countedLine } from "./schemas-day.ts";
import { month, namedReference, numberedAttendee, whole } from "./schemas-parts.ts";

export const checklistQuery = z.strictObject({
  month,
  department: id.optional().meta({ description: "Only of its people; the month is locked for all." }),
});

/** What is open in a month, up to today. */
export const checklist = z
  .object({
    month,
    lines: z.array(countedLine).meta({ description: "All lines, those without anything open as well." }),
    open: whole.meta({ description: "The number of lines with anything open; locking then needs a reason." }),
  })
  .meta({ id: "MonthChecklist" });
export type Checklist = z.output<typeof checklist>;

const requestKinds = ["corrections", "requests"] as const;
export type RequestKind = (typeof requestKinds)[number];

export const openRequestsQuery = z.strictObject({
  ...pageQuery,
  month,
  kind: z.enum(requestKinds).default("requests"),
  department: id.optional(),
});

/** An undecided request of a service that concerns attendance. */
export const openRequest = z
  .object({
    id: idOut,
    person: numberedAttendee,
    service: namedReference,
    from: civilDate,
    to: civilDate,
    state: z.enum(["waiting", "returned"]),
    sentAt: instant.nullable(),
    waitsFor: z.array(personSummary).meta({ description: "Some of those who can decide it; none if it was returned." }),
  })
  .meta({ id: "OpenAttendanceRequest" });
export type OpenRequest = z.output<typeof openRequest>;
