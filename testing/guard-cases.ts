// Cases for the guard of working time as plain JSON, in the format of its callers.

type Json = Record<string, unknown>;

/** A rule for all dates; its id is its kind. */
export const ruleOf = (kind: string, fields: Json = {}): Json => ({
  id: kind,
  kind,
  from: "2026-01-01",
  to: null,
  mode: "warn",
  ...fields,
});

/** A shift in Riyadh by local times; one that does not end after its start ends on the next day. */
export function shiftOf(date: string, start: string, end: string, fields: Json = {}): Json {
  const at = (time: string): number => Date.parse(`${date}T${time}:00+03:00`);
  const until = at(end) + (at(end) > at(start) ? 0 : 86_400_000);
  return {
    date,
    start: new Date(at(start)).toISOString(),
    end: new Date(until).toISOString(),
    breakMinutes: 0,
    timeZone: "Asia/Riyadh",
    outdoors: false,
    ...fields,
  };
}

export const guardCase = (rules: readonly Json[], shifts: readonly Json[], fields: Json = {}): Json => ({
  rules,
  firstDayOfWeek: "sunday",
  shifts,
  ...fields,
});
