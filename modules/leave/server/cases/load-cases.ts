import type { Reader } from "#platform/database/database.ts";
import type { EvaluationInput, TakenDay } from "../../contract/evaluation.ts";
import { selectCases, selectPolicies } from "./queries.ts";
import { resolvePolicies, withTried, type TriedPolicy } from "./resolve-policies.ts";

/** A person as input of the engine, without what is asked of it; `asked`: days of the uses that are only asked for. */
export type LoadedCase = Omit<EvaluationInput, "request" | "asOf"> & { asked: number };

export type WantedCases = {
  /** 1,000 at most. */
  personIds: readonly string[];
  typeId: string;
  /** The last date that counts; a case ends later if something is entered or taken later. */
  until: string;
  /** A request whose own days are left out. */
  besidesRequest?: string | null;
  /** Whether leave that is only asked for counts as taken. */
  withWaiting: boolean;
  tried?: TriedPolicy;
};

/**
 * Returns the last date of a case in which leave of a date is judged: the end of the year after, so that what is carried
 * over and what expires by then is in it.
 */
export const lastDateFor = (date: string): string => `${String(Number(date.slice(0, 4)) + 1).padStart(4, "0")}-12-31`;

/** Parses the days taken, by use. */
function readUses(taken: string | null): Pick<LoadedCase, "uses" | "asked"> {
  const uses: LoadedCase["uses"] = [];
  let asked = 0;
  for (const written of taken?.split(",") ?? []) {
    const [id = "", date = "", part, isAsked] = written.split(" ");
    const day: TakenDay = { date, part: Number(part) === 1 ? 1 : 0.5 };
    if (isAsked !== undefined) asked += day.part;
    const last = uses.at(-1);
    if (last?.id === id) last.days.push(day);
    else uses.push({ id, days: [day] });
  }
  return { uses, asked };
}

function lastDateOf({ entries, uses }: Pick<LoadedCase, "entries" | "uses">, until: string): string {
  let last = until;
  for (const { date } of entries) if (date > last) last = date;
  for (const { days } of uses) for (const { date } of days) if (date > last) last = date;
  return last;
}

/**
 * Loads the cases of some people for a leave type. Absent are people without a hire date, hired after `until`, or
 * without a policy of the type. A caller that decides by them has locked the people (`lockRecords` of people).
 */
export async function loadCases(
  db: Reader,
  { personIds, typeId, until, besidesRequest = null, withWaiting, tried }: WantedCases,
): Promise<ReadonlyMap<string, LoadedCase>> {
  const stored = await selectPolicies(db, typeId);
  const [first] = stored;
  if (first === undefined || personIds.length === 0) return new Map();
  const policies = tried === undefined ? stored : withTried(stored, tried);
  // All people are employees without a membership.
  const always = { role: first.employee_role, from: null, to: null };
  const roles = [...new Set(policies.flatMap((policy) => policy.roles))];
  const rows = await selectCases[personIds.length === 1 ? "one" : "all"](db, [
    personIds,
    typeId,
    until,
    roles,
    withWaiting,
    besidesRequest,
  ]);
  return new Map(
    rows.flatMap((row): [string, LoadedCase][] => {
      const { id, hire_date: hireDate, left_on: endDate, suspensions, entries } = row;
      const own = resolvePolicies(policies, { named: row.named, roles: [always, ...row.roles] });
      if (own.length === 0) return [];
      const employee = { id, hireDate, endDate, suspensions };
      const { uses, asked } = readUses(row.taken);
      return [[id, { employee, policies: own, entries, uses, asked, until: lastDateOf({ entries, uses }, until) }]];
    }),
  );
}

/** Loads the cases of any number of people, 1,000 at a time. */
export async function loadAllCases(
  db: Reader,
  { personIds, ...wanted }: WantedCases,
): Promise<ReadonlyMap<string, LoadedCase>> {
  const all = new Map<string, LoadedCase>();
  for (let at = 0; at < personIds.length; at += 1000) {
    const cases = await loadCases(db, { ...wanted, personIds: personIds.slice(at, at + 1000) });
    for (const [id, loaded] of cases) all.set(id, loaded);
  }
  return all;
}
