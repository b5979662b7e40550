import { z } from "zod";
import { civilDate, id, idOut, instant, pageQuery, page, personSummary } from "#shared/wire.ts";
import { recountedDay } from "#shared/recounted-day.ts";

/** A date of leave: dates out of this range are typing errors. */
export const leaveDate = civilDate.refine((date) => date >= "1900-01-01" && date <= "2999-12-31", "date");

export const namedReference = z.object({ id: idOut, nameAr: z.string(), nameEn: z.string() });
const days = z.number().meta({ description: "Days, with at most two decimals." });

/** A person as officers see them in lists of leave. */
export const leavePerson = personSummary.extend({
  employeeNumber: z.string().nullable(),
  department: namedReference.nullable(),
});
export type LeavePerson = z.output<typeof leavePerson>;

/** The balance of a person on a date; sums are those of the period up to the date. */
const leaveFigures = z
  .object({
    balance: days.meta({ description: "After everything of the date. What is only asked for counts as taken." }),
    usable: days.meta({ description: "The most that can be taken at once on the date." }),
    granted: days,
    used: days,
    expired: days,
    asked: days.meta({ description: "Days that are asked for and not decided, whatever their date." }),
    expiring: z.array(z.object({ date: civilDate.meta({ description: "The last usable day." }), days })),
  })
  .meta({ id: "LeaveFigures" });
export type LeaveFigures = z.output<typeof leaveFigures>;

const filters = {
  type: id,
  on: leaveDate.optional().meta({ description: "Today by default." }),
  search: z.string().max(200).optional(),
  department: id.optional(),
};
export const listBalancesQuery = z.strictObject({ ...pageQuery, ...filters });
export const exportBalancesQuery = z.strictObject(filters);
export type BalanceFilters = z.output<typeof exportBalancesQuery>;

const balanceInList = z
  .object({
    id: idOut.meta({ description: "Of the person." }),
    person: leavePerson,
    figures: leaveFigures.nullable().meta({ description: "Null where no policy of the type concerns the person." }),
  })
  .meta({ id: "LeaveBalance" });
export type BalanceInList = z.output<typeof balanceInList>;

export const balanceList = page(balanceInList).extend({ on: civilDate });

// The ledger: every movement with its reason.

const period = z.object({
  kind: z.enum(["calendarYear", "hijriYear", "serviceYear", "once"]),
  name: z.string().meta({ description: "`2026`, `1448`, the first day of a year of service, `once`." }),
  from: civilDate,
  to: civilDate.nullable(),
});
export type LeavePeriod = z.output<typeof period>;

const grantReason = z.object({
  period,
  of: z.number().int().meta({ description: "The days of the period; 1 where it counts whole." }),
  rounding: z.enum(["none", "half", "whole", "wholeUp"]),
  parts: z.array(
    z.object({
      policy: namedReference,
      entitlement: days.meta({ description: "Days a period, by the completed months of service." }),
      from: civilDate,
      to: civilDate,
      days: z.number().int().meta({ description: "The dates that count." }),
    }),
  ),
});
export type GrantReason = z.output<typeof grantReason>;

const minutes = z.number().int();
const byClass = z.object({ ordinary: minutes, night: minutes, restDay: minutes, holiday: minutes });
const grantedOvertime = z
  .object({
    claim: idOut,
    date: civilDate,
    classes: byClass.meta({ description: "Approved minutes by class." }),
    factors: byClass.meta({ description: "Hundredths of a minute of time off for a minute of each class." }),
    dayMinutes: minutes.meta({ description: "So many minutes of time off are a day." }),
  })
  .meta({ description: "The overtime that the days are the time off for." });
export type GrantedOvertime = z.output<typeof grantedOvertime>;

const movement = z
  .object({
    date: civilDate,
    kind: z.enum(["opening", "adjustment", "grant", "use", "expiry"]),
    days,
    balance: days,
    lots: z.array(
      z.object({
        period: period.nullable(),
        entry: idOut.nullable().meta({ description: "The entry whose days they are; null for those of a period." }),
        date: civilDate.meta({ description: "First day of the period, or date of the entry." }),
        days,
      }),
    ),
    grant: grantReason.nullable(),
    entry: z
      .object({
        id: idOut,
        note: z.string().nullable(),
        expires: civilDate.nullable(),
        overtime: grantedOvertime.nullable(),
      })
      .nullable(),
    use: z
      .object({
        id: idOut.meta({ description: "The same for all days of a leave." }),
        request: idOut.nullable(),
        isWaiting: z.boolean().meta({ description: "Whether it is only asked for." }),
      })
      .nullable(),
    expiry: z
      .object({
        cause: z.enum(["limit", "date"]),
        most: days.nullable().meta({ description: "Of `limit`: the days that were carried over at most." }),
      })
      .nullable(),
  })
  .meta({ id: "LeaveMovement" });
export type LeaveMovement = z.output<typeof movement>;

/** Approved leave that was counted again after a schedule had changed. */
export const leaveRecount = z
  .object({
    id: idOut,
    request: idOut.nullable().meta({ description: "The request that the leave was approved by, if it was asked for." }),
    from: civilDate.meta({ description: "The first day of the leave." }),
    to: civilDate,
    days: z.array(recountedDay).meta({ description: "The dates that came back or are taken, in order." }),
    countedAt: instant,
  })
  .meta({ id: "LeaveRecount" });
export type LeaveRecount = z.output<typeof leaveRecount>;

const account = {
  type: namedReference,
  on: civilDate,
  figures: leaveFigures.nullable(),
  period: period.nullable().meta({ description: "The period of the date." }),
  missing: z
    .enum(["hireDate", "employment", "policy"])
    .nullable()
    .meta({ description: "Why there is no balance: no hire date, hired later, or no policy of the type." }),
  movements: z.array(movement).meta({ description: "By date; also those that are known to come after the date." }),
  recounts: z.array(leaveRecount).meta({ description: "Leave of the type that was counted again, newest first." }),
};

export const ownBalance = z
  .object({ type: namedReference, on: civilDate, figures: leaveFigures })
  .meta({ id: "OwnLeaveBalance" });
export type OwnBalance = z.output<typeof ownBalance>;

export const ownLedger = z.object(account).meta({ id: "OwnLeaveLedger" });
export type OwnLedger = z.output<typeof ownLedger>;

export const ownLedgerQuery = z.strictObject({ type: id });
export const ledgerQuery = z.strictObject({
  type: id.optional().meta({ description: "The first one that takes from a balance by default." }),
  on: filters.on,
});

export const leaveSuspension = z
  .object({
    id: idOut,
    from: civilDate,
    to: civilDate,
    note: z.string().nullable(),
    by: personSummary.nullable(),
  })
  .meta({ id: "LeaveSuspension" });
export type LeaveSuspension = z.output<typeof leaveSuspension>;

export const leaveEntry = z
  .object({
    id: idOut,
    kind: z.enum(["opening", "adjustment"]),
    date: civilDate,
    days,
    expires: civilDate.nullable(),
    note: z.string().nullable(),
    reverses: idOut.nullable().meta({ description: "The entry that this one reverses." }),
    reversedBy: idOut.nullable(),
    overtime: grantedOvertime.nullable().meta({ description: "Of time off for overtime, which follows its claim." }),
    isBeforeHire: z.boolean().meta({ description: "It does not count, since the hire date was moved behind it." }),
    createdAt: z.string().meta({ format: "date-time" }),
    by: personSummary.nullable(),
  })
  .meta({ id: "LeaveEntry" });
export type LeaveEntry = z.output<typeof leaveEntry>;

export const ledger = z
  .object({
    ...account,
    person: leavePerson.extend({ hireDate: civilDate.nullable(), endDate: civilDate.nullable() }),
    isOwn: z.boolean().meta({ description: "Whether it is that of the officer, who enters nothing in it." }),
    entries: z.array(leaveEntry).meta({ description: "Newest first, with those that do not count." }),
    suspensions: z.array(leaveSuspension),
    closed: z
      .object({ entries: z.array(idOut), suspensions: z.array(idOut) })
      .meta({ description: "Those of dates outside the officer's bounds, which the officer cannot take back." }),
  })
  .meta({ id: "LeaveLedger" });
export type Ledger = z.output<typeof ledger>;
