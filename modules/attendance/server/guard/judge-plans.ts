import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { Finding } from "../../contract/schemas-guard.ts";
import { dayOf, writeDate } from "../../contract/written-time.ts";
import type { Span } from "../rules/policy.ts";
import type { PersonCase } from "../engine/prepare-person.ts";
import type { RulesSnapshot } from "../rules/load-rules.ts";
import { addBroken, newFindings, type BrokenPlan } from "./compare-plans.ts";
import { evaluate } from "./evaluate.ts";
import { planShifts } from "./plan-shifts.ts";
import { selectAllAlike, selectSomeAlike, type AlikePeople } from "./queries.ts";
import { reachOf, resolveRules, rulesWithin } from "./resolve-rules.ts";

/** Days from today on whose plans are looked at: eight weeks. */
const daysAhead = 56;

/** People who gain or lose an assignment or an exception day by name. */
export type NamedMove = {
  list: "assignedDirectly" | "exceptedDirectly";
  id: string;
  users: readonly string[];
  gains: boolean;
};

export type JudgedPlans = {
  /** By rule. */
  broken: BrokenPlan[];
  /** People of more groups than are compared. */
  uncheckedPeople: number;
};

export const unbroken: JudgedPlans = { broken: [], uncheckedPeople: 0 };

type PlanChange = {
  before: RulesSnapshot;
  after: RulesSnapshot;
  stretches: readonly { span: Span; people: "everyone" | readonly string[] }[];
  moves?: readonly NamedMove[];
};

/** The case of people alike, without their leave and punches. */
export const caseOf = (row: AlikePeople, timeZone: string): PersonCase => ({
  employee: {
    id: row.people[0] ?? "",
    roles: [{ id: row.employee_role, from: null, to: null }, ...row.roles.map(([id, from, to]) => ({ id, from, to }))],
    joinedOn: row.joined_at === null ? null : civilDateIn(timeZone, new Date(row.joined_at)),
    leftOn: row.left_on,
    active: true,
  },
  absences: [],
  punches: [],
  assignedDirectly: new Set(row.assigned),
  exceptedDirectly: new Set(row.excepted),
});

/** Returns the case before the moves of these people. */
function withoutMoves(personCase: PersonCase, moves: readonly NamedMove[]): PersonCase {
  const lists = {
    assignedDirectly: new Set(personCase.assignedDirectly),
    exceptedDirectly: new Set(personCase.exceptedDirectly),
  };
  for (const { list, id, gains } of moves) {
    if (gains) lists[list].delete(id);
    else lists[list].add(id);
  }
  return { ...personCase, ...lists };
}

/** Divides people alike by what the change moves. */
function divideByMoves(people: readonly string[], moves: readonly (NamedMove & { set: ReadonlySet<string> })[]) {
  if (moves.length === 0) return [{ people, moves }];
  const own = (personId: string) => moves.filter(({ set }) => set.has(personId));
  const groups = Map.groupBy(people, (personId) =>
    own(personId)
      .map((move) => moves.indexOf(move))
      .join(),
  );
  return [...groups.values()].map((members) => ({ people: members, moves: own(members[0] ?? "") }));
}

async function readAlike(tx: Transaction, { stretches }: PlanChange, span: Span): Promise<AlikePeople[]> {
  const [from, to] = [writeDate(span.from), writeDate(span.to)];
  const people = new Set<string>();
  for (const stretch of stretches) {
    if (stretch.people === "everyone") return selectAllAlike(tx, [from, to]);
    for (const id of stretch.people) people.add(id);
  }
  return people.size === 0 ? [] : selectSomeAlike(tx, [from, to, [...people]]);
}

/**
 * Compares the plans of the next eight weeks before and after a change, made in this transaction, with the rules of
 * working time: which of them are newly broken, or more than before. People alike are judged once; leave is ignored.
 */
export async function judgePlans(tx: Transaction, change: PlanChange): Promise<JudgedPlans> {
  const { before, after, moves = [] } = change;
  const today = dayOf(civilDateIn(after.timeZone));
  const horizon = { from: today, to: today + daysAhead - 1 };
  const stretches = change.stretches.filter(({ span }) => span.from <= horizon.to && span.to >= horizon.from);
  const rules = rulesWithin(after.workingTimeRules, horizon);
  if (rules.length === 0 || stretches.length === 0) return unbroken;
  const reach = reachOf(rules);
  const span = { from: horizon.from - reach, to: horizon.to + reach };
  const groups = await readAlike(tx, { ...change, stretches }, span);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const sets = moves.map((move) => ({ ...move, set: new Set(move.users) }));
  const broken = new Map<string, BrokenPlan>();
  const isAhead = ({ dates }: Finding): boolean =>
    dayOf(dates.at(-1) ?? "") >= horizon.from && dayOf(dates[0] ?? "") <= horizon.to;
  for (const [index, row] of groups.entries()) {
    // Yields to other requests on this node.
    if (index % 20 === 19) await yieldToEventLoop();
    const roles = row.roles.map(([role, from, to]) => ({ role, from: dayOf(from), to: dayOf(to) }));
    const own = resolveRules(rules, { named: new Set(row.named), roles });
    if (own.length === 0) continue;
    const judge = (snapshot: RulesSnapshot, personCase: PersonCase): Finding[] => {
      const { firstDayOfWeek } = snapshot.rules;
      const shifts = planShifts(snapshot, personCase, span);
      return evaluate({ rules: own, firstDayOfWeek, shifts }).findings.filter(isAhead);
    };
    const personCase = caseOf(row, after.timeZone);
    const found = judge(after, personCase);
    if (found.length === 0) continue;
    for (const part of divideByMoves(row.people, sets)) {
      const known = judge(before, withoutMoves(personCase, part.moves));
      addBroken(broken, byId, newFindings(byId, known, found), part.people);
    }
  }
  const checked = groups.reduce((total, { people }) => total + people.length, 0);
  return { broken: [...broken.values()], uncheckedPeople: (groups[0]?.total ?? 0) - checked };
}
