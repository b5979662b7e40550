import type { GuardInput } from "../../contract/schemas-guard.ts";
import { minuteLength, writeDate, writeInstant } from "../../contract/written-time.ts";
import type { Span } from "../rules/policy.ts";
import { planDay } from "../engine/plan-day.ts";
import { preparePerson, type PersonCase } from "../engine/prepare-person.ts";
import type { RulesSnapshot } from "../rules/load-rules.ts";

/** Pure: returns the shifts that the rules of attendance plan for a person on some dates, without regard to leave. */
export function planShifts(
  { prepared, locations }: RulesSnapshot,
  personCase: PersonCase,
  { from, to }: Span,
): GuardInput["shifts"] {
  const person = preparePerson(prepared, personCase);
  const days = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return days.flatMap((day) =>
    planDay(prepared, person, [], day).slots.map(({ start, end, breakMinutes, timeZone, given }) => ({
      date: writeDate(day),
      start: writeInstant(start),
      end: writeInstant(end),
      breakMinutes: Math.min(breakMinutes, Math.floor((end - start) / minuteLength)),
      timeZone,
      outdoors: locations.get(given[0]?.assignment.location.id ?? "")?.outdoors ?? false,
    })),
  );
}
