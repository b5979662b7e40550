import { z } from "zod";
import { requiredText, wholeNumber } from "#shared/fields.ts";
import { civilDate, idOut, instant, page, pageQuery, personSummary } from "#shared/wire.ts";
import { overtimeRequestStates } from "./kinds.ts";
import { insteadOf } from "./schemas-overtime.ts";
import { attendee, ruleDate, whole } from "./schemas-parts.ts";

// Overtime that is asked for before its day, where a policy wants it.

export const askForOvertime = z.strictObject({
  date: ruleDate.meta({ description: "After today." }),
  minutes: wholeNumber(1, 1_440).meta({ description: "At most so many minutes." }),
  reason: requiredText(1, 500),
});

const request = {
  id: idOut,
  date: civilDate,
  minutes: whole,
  reason: z.string().nullable(),
  state: z.enum(overtimeRequestStates).meta({ description: "`lapsed`: the date has passed without a decision." }),
  approvedMinutes: whole.nullable(),
  decidedBy: personSummary.nullable(),
  decidedAt: instant.nullable(),
  note: z.string().nullable().meta({ description: "The reason of the decision." }),
  askedAt: instant,
  version: whole,
};

export const ownOvertimeRequest = z
  .object({ ...request, can: z.object({ withdraw: z.boolean() }) })
  .meta({ id: "OwnOvertimeRequest" });
export type OwnOvertimeRequest = z.output<typeof ownOvertimeRequest>;

export const overtimeRequest = z.object({ ...request, person: attendee, insteadOf }).meta({ id: "OvertimeRequest" });
export type OvertimeRequest = z.output<typeof overtimeRequest>;

export const ownOvertimeRequestsQuery = z.strictObject(pageQuery);
export const ownOvertimeRequests = page(ownOvertimeRequest).extend({
  asks: z
    .boolean()
    .meta({ description: "Whether a policy wants the caller to ask for overtime on a date of the next weeks." }),
});

/** The first hundred requests, the nearest date first, and the number of all. */
export const waitingOvertimeRequests = z.object({ data: z.array(overtimeRequest), count: whole });
