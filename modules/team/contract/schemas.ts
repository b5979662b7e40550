import { z } from "zod";
import { leaveDetails } from "#shared/setting-bounds.ts";
import { civilDate, id, idOut, inAnyDigits, instant, page, pageQuery, personSummary } from "#shared/wire.ts";
import { awayKinds, cellStates, teamStates } from "./limits.ts";

const whole = z.number().int();

/** By default all people below the caller; otherwise the team of a manager below. */
const ofManager = {
  manager: id.optional().meta({ description: "A manager below the caller; by default the caller." }),
};
const listed = { ...pageQuery, limit: inAnyDigits(z.coerce.number().int().min(1).max(200).default(50)) };

const date = civilDate.refine((given) => given >= "1900-01-01" && given <= "2999-12-31", "date");
const span = { from: date, to: date.meta({ description: "At most 42 dates with the first one." }) };

const named = z.object({ nameAr: z.string().nullable(), nameEn: z.string().nullable() });

export const teamQuery = z.strictObject(ofManager);
export const todayQuery = z.strictObject({ ...ofManager, ...listed, state: z.enum(teamStates).optional() });
export const calendarQuery = z.strictObject({ ...ofManager, ...listed, ...span });
export const colleaguesQuery = z.strictObject({ ...listed, ...span });

export const team = z
  .object({
    people: whole.meta({ description: "Active people below, 2,000 at most." }),
    isPartial: z.boolean().meta({ description: "Whether there are more; those nearest to the manager are shown." }),
    managers: z.array(personSummary).meta({ description: "Those below who manage somebody; 200 at most." }),
    manager: personSummary.nullable().meta({ description: "The caller's own." }),
    colleagues: whole.meta({ description: "People with the same manager." }),
    canOpenDays: z.boolean().meta({ description: "Whether the caller may open the days of all people." }),
    leaveShown: z.enum(leaveDetails).meta({ description: "What is shown of absences to managers." }),
  })
  .meta({ id: "Team" });
export type Team = z.output<typeof team>;

const away = z
  .object({
    kind: z.enum(awayKinds),
    type: named.nullable().meta({ description: "The type of leave, such as annual leave." }),
  })
  .nullable()
  .meta({ description: "Null unless somebody is away and the organisation shows managers the kind." });

const counts = z.object({
  in: whole,
  late: whole,
  notYet: whole,
  absent: whole,
  away: whole,
  off: whole,
  done: whole,
});

/** The team at this moment, from the attendance board; people by name in the reader's language. */
export const teamToday = page(
  z.object({
    person: personSummary,
    date: civilDate,
    state: z.enum(teamStates),
    lateMinutes: whole,
    slotStart: instant.nullable(),
    slotEnd: instant.nullable(),
    timeZone: z.string(),
    firstIn: instant.nullable(),
    lastOut: instant.nullable(),
    away,
  }),
).extend({ at: instant, counts });
export type TeamToday = z.output<typeof teamToday>;

const cell = z.object({
  date: civilDate,
  state: z.enum(cellStates).meta({
    description: "`asked`: a request for it waits. `expected`: works on this date, which is not over.",
  }),
  isPart: z.boolean().meta({ description: "Whether only a part of the day is meant." }),
  away,
});
export type TeamCell = z.output<typeof cell>;

const holiday = named.extend({ id: idOut, date: civilDate });

/** Dates of the people of a team; dates without a cell are before or after an employment. */
export const teamCalendar = page(z.object({ person: personSummary, cells: z.array(cell) })).extend({
  holidays: z.array(holiday).meta({ description: "Days off of all people." }),
});
export type TeamCalendar = z.output<typeof teamCalendar>;

const waiting = z
  .object({
    id: idOut,
    person: personSummary,
    change: z.enum(["absence", "correction"]),
    service: named.nullable().meta({ description: "Null if the kind is not shown to the caller." }),
    from: civilDate.nullable(),
    to: civilDate.nullable(),
    submittedAt: instant.nullable(),
    expectedBy: instant.nullable(),
    isMine: z.boolean().meta({ description: "Whether it waits for the caller, who sees it in the work list." }),
  })
  .meta({ id: "TeamRequest" });
export type TeamRequest = z.output<typeof waiting>;

/** Waiting requests that change attendance, by due date: 500 at most. */
export const teamRequests = z.object({ data: z.array(waiting) });

const expiring = z
  .object({
    person: personSummary,
    type: named.nullable().meta({ description: "Null unless the organisation shows managers the kind of absences." }),
    date: civilDate.meta({ description: "The last day on which they can be taken." }),
    days: z.number(),
  })
  .meta({ id: "TeamExpiring" });
export type TeamExpiring = z.output<typeof expiring>;

/** Leave that expires within three months, soonest first: 200 lines at most, of the 500 people nearest to the manager. */
export const teamExpiring = z.object({ data: z.array(expiring) });
