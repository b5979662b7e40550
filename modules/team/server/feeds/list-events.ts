import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Reader } from "#platform/database/database.ts";
import type { TeamContext } from "../context.ts";
import { listBelow } from "../list-below.ts";
import { isDayAway } from "../policy.ts";
import { selectAbsences, selectColleagues, type AbsenceRow } from "../queries.ts";
import { hasHours, holidayEvent, memberEvent, ownEvent, shiftEvent, type FeedEvent } from "./present-event.ts";
import { selectNames, selectTimeZones } from "./queries.ts";
import type { FeedOwner } from "./store.ts";

/** Days before today and after it. */
const spans = { shifts: [7, 92], absences: [31, 366], holidays: [366, 731] } as const;
/** People of the team of a feed; of more those nearest to the manager. */
const maxPeople = 500;

const beside = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

const around = (today: string, [before, after]: readonly [number, number]) => ({
  from: beside(today, -before),
  to: beside(today, after),
});

type Asked = { db: Reader; context: TeamContext; owner: FeedOwner; today: string; timeZone: string };

/** Returns the time zone of each absence with hours: that of the person's last days, else the organisation's. */
async function zonesOf({ db, today, timeZone }: Asked, absences: readonly AbsenceRow[]) {
  const ids = [...new Set(absences.filter(hasHours).map(({ personId }) => personId))];
  const rows = ids.length === 0 ? [] : await selectTimeZones(db, ids, beside(today, -31));
  const known = new Map(rows.map((row) => [row.personId, row.timeZone]));
  return (personId: string): string => known.get(personId) ?? timeZone;
}

async function listMine(asked: Asked): Promise<FeedEvent[]> {
  const { db, context, owner, today } = asked;
  const { personId } = owner;
  const { from, to } = around(today, spans.absences);
  const absences = await selectAbsences(db, [personId], from, to);
  const zoneOf = await zonesOf(asked, absences);
  const shifts = await context.attendance.listShifts(db, personId, around(today, spans.shifts));
  return [
    ...absences.map((absence) => ownEvent(absence, zoneOf(personId))),
    ...shifts.map((shift) => shiftEvent(personId, shift)),
  ];
}

/** Managers get all people below them, other people their manager and colleagues, without the reason. */
async function listTeam(asked: Asked): Promise<FeedEvent[]> {
  const { db, context, owner, today } = asked;
  const below = await listBelow(db, owner.personId);
  const isManager = below.length > 0;
  const ids = (isManager ? below : await selectColleagues(db, owner.personId)).slice(0, maxPeople);
  const { from, to } = around(today, spans.absences);
  const absences = (await selectAbsences(db, ids, from, to)).filter(isDayAway);
  const people = new Map(
    (await selectNames(db, [...new Set(absences.map(({ personId }) => personId))])).map((row) => [row.id, row]),
  );
  const zoneOf = await zonesOf(asked, absences);
  const isKindShown = isManager && (await context.settings(db)).leaveShownToManagers === "kind";
  return absences.flatMap((absence) => {
    const person = people.get(absence.personId);
    return person === undefined
      ? []
      : [memberEvent(person, absence, { timeZone: zoneOf(absence.personId), isKindShown })];
  });
}

async function listHolidays({ db, context, today }: Asked): Promise<FeedEvent[]> {
  return (await context.attendance.listHolidays(db, around(today, spans.holidays))).map(holidayEvent);
}

const lists = { mine: listMine, team: listTeam, holidays: listHolidays };

/** Returns the events of a feed, as its owner may see them now. */
export async function listEvents(db: Reader, context: TeamContext, owner: FeedOwner): Promise<FeedEvent[]> {
  const { timeZone } = await context.settings(db);
  return lists[owner.kind]({ db, context, owner, timeZone, today: civilDateIn(timeZone) });
}
