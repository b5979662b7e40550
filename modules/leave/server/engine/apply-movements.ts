import { orderById } from "#shared/compare-ids.ts";
import { Lots, type Expiring, type Step } from "./change-lots.ts";
import type { Grant } from "./compute-grants.ts";
import { addMonths } from "./month-dates.ts";
import type { Period } from "./plan-periods.ts";
import { isEmployedOn, type Entry, type PreparedCase, type Use } from "./prepare-case.ts";

// Section 4 of the rules: what comes in and goes out, by date.

type Happening = { entries: Entry[]; grants: Grant[]; uses: Use[]; ended: Period | null };

/**
 * Returns the dates on which anything may happen, in order, with what does; also expiries, which are known once a lot has
 * been settled, and `asOf`.
 */
function happeningsByDay(
  plan: PreparedCase,
  grants: readonly Grant[],
  uses: readonly Use[],
  asOf: readonly number[],
): [day: number, Happening][] {
  const days = new Map<number, Happening>();
  const on = (day: number): Happening => {
    const known = days.get(day);
    if (known !== undefined) return known;
    const happening: Happening = { entries: [], grants: [], uses: [], ended: null };
    days.set(day, happening);
    return happening;
  };
  for (const grant of grants) on(grant.day).grants.push(grant);
  for (const use of uses) on(use.day).uses.push(use);
  for (const entry of plan.entries) {
    on(entry.day).entries.push(entry);
    on(entry.expiry);
  }
  for (const period of plan.periods) {
    const day = period.last + 1;
    on(day).ended = period;
    if (day === Infinity) continue;
    for (const { carryOver } of plan.policies)
      if (carryOver !== null && carryOver.expiresAfterMonths !== null) on(addMonths(day, carryOver.expiresAfterMonths));
  }
  for (const day of asOf) on(day);
  return [...days].filter(([day]) => day <= plan.until).toSorted(([one], [other]) => one - other);
}

const ofKind = (entries: readonly Entry[], kind: Entry["kind"]): Entry[] =>
  orderById(
    entries.filter((entry) => entry.kind === kind),
    ({ id }) => id,
  );

/** Applies what happens on a date, in the order of section 4.4; uses without an id are the last. */
function applyDay(lots: Lots, plan: PreparedCase, day: number, { entries, grants, uses, ended }: Happening): void {
  if (isEmployedOn(plan, day)) {
    lots.expire(day);
    if (ended !== null) lots.settle(ended);
  }
  if (entries.length > 0) {
    for (const entry of ofKind(entries, "opening")) lots.enter(entry);
    for (const entry of ofKind(entries, "adjustment")) lots.enter(entry);
  }
  for (const grant of grants) lots.grant(grant);
  const recorded = orderById(
    uses.filter(({ id }) => id !== null),
    ({ id }) => id ?? "",
  );
  for (const use of recorded) lots.use(use);
  for (const use of uses) if (use.id === null) lots.use(use);
}

/** The lots after a date, and later dates: more can be taken on that date without applying the earlier ones again. */
export type Rest = {
  lots: Lots;
  /** Later dates with their events and the balance at the end of each. */
  later: readonly (readonly [day: number, happening: Happening, balance: number])[];
};

export type Ledger = {
  steps: Step[];
  /** Of each date asked for. */
  expiringOn: ReadonlyMap<number, Expiring>;
  restOn: ReadonlyMap<number, Rest>;
};

/** Applies everything; `asked` are taken after all other uses of their dates. */
export function applyMovements(
  plan: PreparedCase,
  grants: readonly Grant[],
  asked: readonly Use[] = [],
  asOf: readonly number[] = [],
): Ledger {
  const lots = new Lots(plan);
  const expiringOn = new Map<number, Expiring>();
  const wanted = new Set(asOf);
  const kept = new Map<number, { lots: Lots; at: number }>();
  const happenings = happeningsByDay(plan, grants, asked.length === 0 ? plan.uses : [...plan.uses, ...asked], asOf);
  const balances: number[] = [];
  for (const [at, [day, happening]] of happenings.entries()) {
    applyDay(lots, plan, day, happening);
    balances.push(lots.balance);
    if (!wanted.has(day)) continue;
    expiringOn.set(day, day > plan.left ? new Map() : lots.expiring());
    kept.set(day, { lots: lots.fork(), at });
  }
  const laterThan = (at: number): Rest["later"] =>
    happenings.slice(at + 1).map(([day, happening], n) => [day, happening, balances[at + 1 + n] ?? 0]);
  const restOn = new Map([...kept].map(([day, { lots: then, at }]) => [day, { lots: then, later: laterThan(at) }]));
  return { steps: lots.steps, expiringOn, restOn };
}

/** Returns whether so much, taken on a date as its last use, leaves no balance below the floor that was not as low without it. */
export function mayTake(plan: PreparedCase, { lots, later }: Rest, use: Use, floor: number): boolean {
  const fork = lots.fork();
  fork.use(use);
  if (fork.balance < floor) return false;
  return later.every(([day, happening, untouched]) => {
    applyDay(fork, plan, day, happening);
    return fork.balance >= floor || fork.balance >= untouched;
  });
}
