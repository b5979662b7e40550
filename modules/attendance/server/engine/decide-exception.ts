import type { Warning } from "../../contract/evaluation.ts";
import { writeDate } from "../../contract/written-time.ts";
import { roleHeldOn, type PreparedPerson } from "./prepare-person.ts";
import type { PreparedException, PreparedRules } from "./prepare-rules.ts";
import type { SlotHours } from "./prepare-zone.ts";

export type Level = "user" | "role" | "everyone";

export type DecidedException = {
  exception: PreparedException;
  level: Level;
  role: string | undefined;
  workDay: boolean;
  /** The exception's own hours; null if the zone's hours apply. */
  hours: SlotHours | null;
  warnings: readonly Warning[];
};

export type ReachingException = { exception: PreparedException; level: Level; role: string | undefined };

/** Returns the narrowest level at which an exception names this person on this date. */
function rowOf(person: PreparedPerson, exception: PreparedException): ReachingException | null {
  if (person.exceptedDirectly.has(exception.id)) return { exception, level: "user", role: undefined };
  const role = roleHeldOn(person, exception.roles, exception.day);
  if (role !== undefined) return { exception, level: "role", role };
  return exception.everyone ? { exception, level: "everyone", role: undefined } : null;
}

/** Returns all exception days of a date that reach a person, each at its narrowest level. */
export const reachingExceptions = (rules: PreparedRules, person: PreparedPerson, day: number): ReachingException[] =>
  (rules.exceptionsByDay.get(day) ?? []).flatMap((exception) => rowOf(person, exception) ?? []);

/**
 * The first level with an exception decides. Within it, work wins over no work, and own hours over none, as they are
 * more specific; of two with own hours the lowest id wins. Competing exceptions produce a warning.
 */
export function decideException(rules: PreparedRules, person: PreparedPerson, day: number): DecidedException | null {
  const rows = reachingExceptions(rules, person, day);
  const level = (["user", "role", "everyone"] as const).find((each) => rows.some((row) => row.level === each));
  const inside = rows.filter((row) => row.level === level);
  const working = inside.filter(({ exception }) => exception.workDay);
  const withHours = working.filter(({ exception }) => exception.hours !== null);
  const chosen = withHours[0] ?? working[0] ?? inside[0];
  if (chosen === undefined) return null;
  const warn = (code: string, about: readonly ReachingException[]): Warning => ({
    code,
    date: writeDate(day),
    exceptionDays: about.map(({ exception }) => exception.id),
  });
  const warnings: Warning[] = [];
  if (working.length > 0 && working.length < inside.length) warnings.push(warn("exception_work_wins", inside));
  if (withHours.length > 1) warnings.push(warn("exception_lowest_hours_win", withHours));
  const { workDay, hours } = chosen.exception;
  return { ...chosen, workDay, hours: workDay ? hours : null, warnings };
}
