import type { GuardRule } from "../../contract/schemas-guard.ts";
import { dayOf, writeDate } from "../../contract/written-time.ts";
import { mergeSpans, type Span } from "../rules/policy.ts";
import type { WorkingTimeRule } from "../rules/queries.ts";

// Pure: from the rules of the organisation to those of one person.

/** The rules that name a person, by id, and the periods of their roles. */
export type RuleSubject = { named: ReadonlySet<string>; roles: readonly (Span & { role: string })[] };

const dayLengthInMinutes = 1_440;
/** Longest shift, in days: it ends up to two dates after its own. */
const longestShift = 2;

/** Days before and after a date whose shifts decide together with it, by the kind of the rule. */
function reachOfRule(rule: GuardRule): number {
  switch (rule.kind) {
    case "maximumPerWeek":
      return 6;
    case "maximumPerThreeWeeks":
      return 21;
    case "restBetween":
      return Math.ceil(rule.minutes / dayLengthInMinutes) + longestShift;
    case "withoutBreak":
      return longestShift;
    default:
      return 0;
  }
}

/** Returns the days around a date within which everything lies that the rules measure together with it. */
export const reachOf = (rules: readonly GuardRule[]): number => Math.max(0, ...rules.map(reachOfRule));

/** Returns the rules that apply on some date of a span. */
export const rulesWithin = (rules: readonly WorkingTimeRule[], { from, to }: Span): WorkingTimeRule[] =>
  rules.filter((rule) => dayOf(rule.from) <= to && (rule.to === null || dayOf(rule.to) >= from));

/** Returns the rules of a person; one given by roles applies while they hold one of these, so it may occur twice. */
export const resolveRules = (rules: readonly WorkingTimeRule[], { named, roles }: RuleSubject): GuardRule[] =>
  rules.flatMap((rule): GuardRule[] => {
    if (rule.everyone || named.has(rule.id)) return [rule];
    const held = roles.filter(({ role }) => rule.roles.includes(role)).map(({ from, to }) => ({ from, to }));
    const own = { from: dayOf(rule.from), to: rule.to === null ? Infinity : dayOf(rule.to) };
    return mergeSpans(held).flatMap((span) => {
      const [from, to] = [Math.max(own.from, span.from), Math.min(own.to, span.to)];
      return from > to ? [] : [{ ...rule, from: writeDate(from), to: Number.isFinite(to) ? writeDate(to) : null }];
    });
  });
