import { z } from "zod";
import { optionalText, requiredText, updateBody, version, wholeNumber } from "#shared/fields.ts";
import { civilDate, id, idOut, instant, pageQuery, personSummary } from "#shared/wire.ts";
import {
  overtimeApprovals,
  overtimeDayKinds,
  overtimeDecisions,
  overtimeLimits,
  overtimeSettlements,
  overtimeStates,
} from "./kinds.ts";
import {
  activeFilter,
  allUsers,
  attendee,
  namedReference,
  namingRule,
  numberedAttendee,
  ruleDate,
  searchWords,
  someUsers,
  subjectFields,
  timeOfDay,
  whole,
} from "./schemas-parts.ts";

// Policies of overtime as officers maintain them, and the claims that follow from closed days.

const most = (maximum: number) => wholeNumber(1, maximum).nullish().default(null);

const factor = () =>
  wholeNumber(1, 1_000)
    .meta({ description: "Hundredths of a minute of time off for a minute of this class: 150 is one and a half." })
    .default(100);

const fields = {
  nameAr: requiredText(1, 120),
  nameEn: requiredText(1, 120),
  minimum: wholeNumber(1, 1_440).meta({ description: "Minutes of a date below which nothing is claimed." }),
  block: wholeNumber(1, 480).meta({ description: "Claims are rounded down to whole blocks of so many minutes." }),
  mostPerDay: most(1_440),
  mostPerMonth: most(44_640),
  mostPerYear: most(525_600),
  nightStart: timeOfDay.nullish().meta({ description: "Local time from which minutes count as night." }).default(null),
  nightEnd: timeOfDay.nullish().meta({ description: "On the next day if not after the start." }).default(null),
  approval: z
    .enum(overtimeApprovals)
    .meta({
      description:
        "`before`: only minutes that were asked for before the day and approved are claimed; `afterwards`: the person's manager decides on each claim; `none`: it is approved at once.",
    })
    .default("afterwards"),
  settlement: z
    .enum(overtimeSettlements)
    .meta({ description: "`timeOff`: approved minutes become days of `leaveType` instead of being handed to payroll." })
    .default("pay"),
  leaveType: id
    .nullish()
    .meta({ description: "A lookup of the category `leaveType` that takes from a balance; for `timeOff` only." })
    .default(null),
  ordinaryFactor: factor(),
  nightFactor: factor(),
  restDayFactor: factor(),
  holidayFactor: factor(),
  dayMinutes: wholeNumber(1, 1_440).meta({ description: "So many minutes of time off are a day." }).default(480),
  expiresMonths: wholeNumber(1, 120)
    .nullish()
    .meta({ description: "Time off is usable through the date so many months after the overtime." })
    .default(null),
  expiresDays: wholeNumber(1, 3_660).nullish().meta({ description: "The same in days; one of both." }).default(null),
  from: ruleDate.meta({ description: "First date to which it applies." }),
  to: ruleDate.nullish().default(null),
  everyone: z.boolean().default(false),
  ...subjectFields,
  isActive: z.boolean().default(true),
};

export const createOvertimePolicy = z.strictObject(fields);
export type OvertimePolicyInput = z.input<typeof createOvertimePolicy>;

export const updateOvertimePolicy = updateBody(fields);

const inList = {
  ...namingRule,
  nameAr: z.string(),
  nameEn: z.string(),
  minimum: whole,
  block: whole,
  mostPerDay: whole.nullable(),
  mostPerMonth: whole.nullable(),
  mostPerYear: whole.nullable(),
  nightStart: z.string().nullable(),
  nightEnd: z.string().nullable(),
  approval: z.enum(overtimeApprovals),
  settlement: z.enum(overtimeSettlements),
  leaveType: namedReference.nullable(),
  ordinaryFactor: whole,
  nightFactor: whole,
  restDayFactor: whole,
  holidayFactor: whole,
  dayMinutes: whole,
  expiresMonths: whole.nullable(),
  expiresDays: whole.nullable(),
  from: civilDate,
  to: civilDate.nullable(),
  everyone: z.boolean(),
};

export const overtimePolicyInList = z.object({ ...inList, someUsers }).meta({ id: "OvertimePolicyInList" });
export type OvertimePolicyInList = z.output<typeof overtimePolicyInList>;

export const overtimePolicy = z.object({ ...inList, users: allUsers }).meta({ id: "OvertimePolicy" });
export type OvertimePolicy = z.output<typeof overtimePolicy>;

export const listOvertimePoliciesQuery = z.strictObject({
  ...pageQuery,
  search: searchWords,
  approval: z.enum(overtimeApprovals).optional(),
  isActive: activeFilter.optional(),
});

const classes = z.object({ ordinary: whole, night: whole, restDay: whole, holiday: whole }).meta({
  description:
    "Minutes by class, of which each minute has one: holiday before day of rest before night before ordinary.",
});
export type OvertimeClasses = z.output<typeof classes>;

const terms = {
  factors: classes.meta({ description: "Hundredths of a minute of time off for a minute of each class." }),
  dayMinutes: whole.meta({ description: "So many minutes of time off are a day." }),
};
/** Terms by which minutes become days of leave that expire. */
export type TimeOffTerms = {
  factors: OvertimeClasses;
  dayMinutes: number;
  expiresMonths: number | null;
  expiresDays: number | null;
};

const reason = z.object({
  code: z.enum(overtimeLimits),
  limit: whole.meta({
    description:
      "Of `block` the length of a block, of `asked` the minutes that were asked for and approved, otherwise the most minutes.",
  }),
  minutes: whole.meta({ description: "What was left of the minutes with it." }),
});
export type OvertimeReason = z.output<typeof reason>;

const claim = {
  id: idOut,
  date: civilDate,
  dayKind: z.enum(overtimeDayKinds),
  firstIn: instant.nullable(),
  lastOut: instant.nullable(),
  timeZone: z.string(),
  requiredMinutes: whole,
  attendedMinutes: whole.meta({ description: "Worked, and before and after the hours of the schedule." }),
  beyondMinutes: whole.meta({ description: "Attended beyond the required minutes, before limits and blocks." }),
  minutes: whole.meta({ description: "Claimed." }),
  classes,
  reasons: z.array(reason).meta({ description: "Why less is claimed, in the order in which it was applied." }),
  policy: namedReference,
  timeOff: z
    .object({
      ...terms,
      type: namedReference,
      expires: civilDate.nullable().meta({ description: "The last usable day." }),
      days: z.number().nullable().meta({ description: "The days that were granted; null before approval." }),
    })
    .nullable()
    .meta({ description: "Null if it is settled as pay." }),
  state: z.enum(overtimeStates).meta({
    description: "`exhausted`: nothing was left within the limits; `unasked`: it had to be asked for before the day.",
  }),
  approvedMinutes: whole.nullable(),
  approvedClasses: classes.nullable(),
  decidedBy: personSummary.nullable().meta({ description: "Null also for claims that need no approval." }),
  decidedAt: instant.nullable(),
  note: z.string().nullable().meta({ description: "The reason of the decision." }),
  earlierMinutes: whole.nullable().meta({
    description: "The minutes that were decided on before the day changed; it waits again.",
  }),
  isLocked: z.boolean().meta({ description: "Whether its month is locked." }),
  version: whole,
};

export const ownOvertime = z.object(claim).meta({ id: "OwnOvertimeClaim" });
export type OwnOvertime = z.output<typeof ownOvertime>;
/** For deputies. */
export const insteadOf = personSummary
  .nullable()
  .meta({ description: "The absent manager in whose place the caller decides." });
export const overtimeClaim = z.object({ ...claim, person: attendee, insteadOf }).meta({ id: "OvertimeClaim" });
export type OvertimeClaim = z.output<typeof overtimeClaim>;
export const listedOvertime = z.object({ ...claim, person: numberedAttendee }).meta({ id: "ListedOvertimeClaim" });
export type ListedOvertime = z.output<typeof listedOvertime>;

export const ownOvertimeQuery = z.strictObject(pageQuery);

const claimFilters = {
  search: searchWords.meta({ description: "A person's name or e-mail address." }),
  state: z.enum(overtimeStates).optional(),
  from: ruleDate.optional(),
  to: ruleDate.optional(),
};
export const listOvertimeQuery = z.strictObject({ ...pageQuery, ...claimFilters });
export const exportOvertimeQuery = z.strictObject(claimFilters);

/** The first hundred claims, oldest first, and the number of all. */
export const waitingOvertime = z.object({ data: z.array(overtimeClaim), count: whole });

export const decideOvertime = z.strictObject({
  version,
  decision: z.enum(overtimeDecisions),
  minutes: wholeNumber(1, 1_440).nullish().meta({ description: "To approve fewer; all by default." }).default(null),
  note: optionalText(500).meta({ description: "Shown to the person; required to reject." }).default(null),
});
