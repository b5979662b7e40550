import { z } from "zod";
import { civilDate, id, idOut, instant, pageQuery, personSummary } from "#shared/wire.ts";
import { attendanceDay, countedLine, totals } from "./schemas-day.ts";
import { attendee, month, namedReference, numberedAttendee, whole } from "./schemas-parts.ts";

export const checklistQuery = z.strictObject({
  month,
  department: id.optional().meta({ description: "Only of its people; the month is locked for all." }),
});

/** The open matters of a month, by line. */
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

export const timesheetQuery = z.strictObject({
  month: month.refine((given) => given >= "1900-01" && given <= "2999-12", "date"),
  user: id.optional().meta({ description: "Another person; for officers and for the manager of that person." }),
});

/** A month of a person, to print and sign. */
export const timesheet = z
  .object({
    month,
    person: numberedAttendee,
    manager: attendee.nullable(),
    days: z.array(attendanceDay),
    totals: totals.meta({ description: "Without future dates." }),
    isLocked: z.boolean().meta({ description: "Whether the month is final." }),
  })
  .meta({ id: "Timesheet" });
export type Timesheet = z.output<typeof timesheet>;
