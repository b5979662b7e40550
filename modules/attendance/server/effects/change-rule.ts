import { nowIso } from "#platform/clock/clock.ts";
import type { Database, Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Effect } from "../../contract/schemas-parts.ts";
import type { Change, Preview, Query } from "../context.ts";
import { requestFindings } from "../findings/plan-recomputation.ts";
import { requestClaims } from "../overtime/plan-recomputation.ts";
import { unbroken } from "../guard/judge-plans.ts";
import { loadRules, type RulesSnapshot } from "../rules/load-rules.ts";
import { judgeAuthor } from "./judge-author.ts";
import { applyEffect, type AffectedSpan, type PlannedEffect } from "./plan-effect.ts";
import { presentEffect } from "./present-effect.ts";
import { changesOf, recordRule, type RuleName } from "./record-rule.ts";
import { changeRules } from "./store.ts";

/** A rule before and after a change; null where there is none. */
export type ChangedRule<Values> = { id: string; before: Values | null; after: Values | null };

/** All rules before and after a change, in its transaction. */
export type Snapshots = { before: RulesSnapshot; after: RulesSnapshot };

export type RuleEffect = {
  effect: PlannedEffect;
  /** Dates that concern the author although no days are recomputed. */
  others?: readonly AffectedSpan[];
  /** Those of them whose recent closed days are compared with the rules of working time again. */
  findings?: readonly AffectedSpan[];
  /** Those of them whose claims of overtime are computed again. */
  claims?: readonly AffectedSpan[];
};

export type RuleValues = { isActive: boolean; nameAr?: string | null; nameEn?: string | null };

/** A kind of rule, for the use cases of all kinds. `Values` are its saved fields, named as in request bodies. */
export type RuleKind<Values extends RuleValues, Rule> = {
  name: RuleName;
  /** Locks a rule until the transaction ends; null if there is none. */
  lock: (tx: Transaction, id: string) => Promise<(Values & { version: number }) | null>;
  /** Returns the id of the new rule. */
  insert: (tx: Transaction, values: Values, createdAt: string) => Promise<string>;
  update: (tx: Transaction, id: string, values: Values) => Promise<void>;
  remove: (tx: Transaction, id: string, at: string) => Promise<void>;
  /** Returns a rule as its reader sees it; throws 404 if there is none. */
  read: (query: Query, id: string) => Promise<Rule>;
  /** Throws for wrong values; `current` is null for a new rule. */
  check: (tx: Transaction, values: Values, current: Values | null) => Promise<void> | void;
  /** Returns the effect of a change that is already made. */
  planEffect: (tx: Transaction, changed: ChangedRule<Values>, snapshots: Snapshots) => Promise<RuleEffect>;
  /** The field that conflicts are shown at. */
  pathOf?: (changes: Partial<Values>, changed: ChangedRule<Values>) => string;
  /** The details of a recorded change; by default the values before and after it. */
  detailsOf?: (changed: ChangedRule<Values>, details: Details<Values>) => object;
  listWarnings?: (tx: Transaction, changed: ChangedRule<Values>, after: RulesSnapshot) => Promise<Effect["warnings"]>;
  /** Counts the assignments that use a rule: of kinds that have no effect, and can be deleted, while none does. */
  countUses?: (tx: Transaction, id: string) => Promise<number>;
};

/** The body of a change; its other fields are ignored. */
export type GivenValues<Values> = { [Key in keyof Values]?: Values[Key] | undefined };
type Details<Values> = { before?: Partial<Values>; after?: Partial<Values> };
type Written<Values> = { changed: ChangedRule<Values>; changes: Partial<Values>; details: Details<Values> };

/** Records only the names of a deleted rule. */
export const namesOnDeletion = <V extends RuleValues>({ before, after }: ChangedRule<V>, details: Details<V>): object =>
  before === null || after !== null ? details : { before: { nameEn: before.nameEn, nameAr: before.nameAr } };

export const noEffect: PlannedEffect = { stretches: [], people: 0, conflicts: [], plans: unbroken };

async function writeNew<V extends RuleValues, R>(
  tx: Transaction,
  kind: RuleKind<V, R>,
  values: V,
): Promise<Written<V>> {
  await kind.check(tx, values, null);
  const id = await kind.insert(tx, values, nowIso());
  return { changed: { id, before: null, after: values }, changes: {}, details: { after: values } };
}

/** Writes a change of a locked rule; null if nothing differs. */
async function writeChange<V extends RuleValues, R>(
  tx: Transaction,
  kind: RuleKind<V, R>,
  { id, current, given }: { id: string; current: V; given: GivenValues<V> },
): Promise<Written<V> | null> {
  const { changes, before } = changesOf(current, given);
  if (Object.keys(changes).length === 0) return null;
  const next = { ...current, ...changes };
  await kind.check(tx, next, current);
  await kind.update(tx, id, next);
  return { changed: { id, before: current, after: next }, changes, details: { before, after: changes } };
}

async function writeDeletion<V extends RuleValues, R>(
  tx: Transaction,
  kind: RuleKind<V, R>,
  id: string,
  current: V,
): Promise<Written<V>> {
  await kind.remove(tx, id, nowIso());
  return { changed: { id, before: current, after: null }, changes: {}, details: { before: current } };
}

async function lockRule<V extends RuleValues, R>(tx: Transaction, kind: RuleKind<V, R>, id: string) {
  const current = await kind.lock(tx, id);
  if (current === null) throw refuse("not_found");
  return current;
}

/**
 * Makes a change with `write`, requests recomputation and records it. Throws `own_days` if another officer must make it,
 * and `schedule_conflict` or `working_time_broken`. Returns the id; null if nothing differs.
 */
async function complete<V extends RuleValues, R>(
  { tx, context: { settings }, author }: Change,
  kind: RuleKind<V, R>,
  verb: "created" | "updated" | "deleted",
  write: () => Promise<Written<V> | null>,
): Promise<string | null> {
  const before = await loadRules(tx, settings);
  const written = await write();
  if (written === null) return null;
  const { changed, changes, details } = written;
  const after = await loadRules(tx, settings);
  const { effect, others = [], findings = [], claims = [] } = await kind.planEffect(tx, changed, { before, after });
  const { personId: authorId } = author;
  const reach = await judgeAuthor(tx, { authorId, stretches: [...effect.stretches, ...others], after });
  if (reach?.isRefused === true) throw refuse("own_days");
  const by = { cause: `${kind.name}.${verb}`, requestedBy: authorId } as const;
  await applyEffect(tx, effect, { ...by, path: kind.pathOf?.(changes, changed) ?? "" });
  await recordRule(tx, author, by.cause, changed.id, { ...(kind.detailsOf?.(changed, details) ?? details), reach });
  await requestFindings(tx, findings, { ...by, timeZone: after.timeZone });
  await requestClaims(tx, claims, by);
  return changed.id;
}

const queryOf = ({ tx, context, author }: Change): Query => ({ db: tx, context, viewerId: author.personId });

export async function createRule<V extends RuleValues, R>(kind: RuleKind<V, R>, change: Change, values: V): Promise<R> {
  await changeRules(change.tx);
  const id = await complete(change, kind, "created", () => writeNew(change.tx, kind, values));
  return kind.read(queryOf(change), id ?? "");
}

/** Updates a rule and recomputes the days that differ. */
export async function updateRule<V extends RuleValues, R>(
  kind: RuleKind<V, R>,
  change: Change,
  id: string,
  given: GivenValues<V> & { version: number },
): Promise<R> {
  const { tx } = change;
  await changeRules(tx);
  const current = await lockRule(tx, kind, id);
  if (given.version !== current.version) {
    throw refuse("stale_version", { current: await kind.read(queryOf(change), id) });
  }
  await complete(change, kind, "updated", () => writeChange(tx, kind, { id, current, given }));
  return kind.read(queryOf(change), id);
}

export async function deleteRule<V extends RuleValues, R>(
  kind: RuleKind<V, R>,
  change: Change,
  id: string,
): Promise<void> {
  const { tx } = change;
  await changeRules(tx);
  const current = await lockRule(tx, kind, id);
  if (((await kind.countUses?.(tx, id)) ?? 0) > 0) throw refuse("still_used");
  await complete(change, kind, "deleted", () => writeDeletion(tx, kind, id, current));
}

class RolledBack extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super("Undone on purpose");
    this.result = result;
  }
}

/** Makes a change as saving would, returns the result of `work`, and rolls back: a preview equals the saved effect. */
async function rollBack<T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await transaction(database.primary, async (tx) => {
      throw new RolledBack(await work(tx));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T;
    throw error;
  }
}

/** Presents the effect of what `write` changes; if it changes nothing, there is none. */
async function present<V extends RuleValues, R>(
  tx: Transaction,
  { context, viewerId }: Preview,
  kind: RuleKind<V, R>,
  unchanged: ChangedRule<V>,
  write: () => Promise<Written<V> | null>,
): Promise<Effect> {
  const before = await loadRules(tx, context.settings);
  const written = await write();
  const changed = written?.changed ?? unchanged;
  const after = await loadRules(tx, context.settings);
  const { effect, others = [] } =
    written === null ? { effect: noEffect } : await kind.planEffect(tx, changed, { before, after });
  return presentEffect(tx, { context, viewerId }, effect, {
    after,
    others,
    newIds: new Set(changed.before === null ? [changed.id] : []),
    warnings: (await kind.listWarnings?.(tx, changed, after)) ?? [],
    usedBy: { assignments: (await kind.countUses?.(tx, changed.id)) ?? 0 },
  });
}

const noNames = { version: undefined, nameAr: undefined, nameEn: undefined };

/** Returns the effect of a new rule: none of one that only assignments use. The name of that may be another's. */
export const previewRule = <V extends RuleValues, R>(
  kind: RuleKind<V, R>,
  preview: Preview,
  values: V,
): Promise<Effect> =>
  rollBack(preview.database, (tx) =>
    present(tx, preview, kind, { id: "0", before: null, after: null }, async () => {
      if (kind.countUses === undefined) return writeNew(tx, kind, values);
      await kind.check(tx, values, null);
      return null;
    }),
  );

/** Returns the effect of a change or deletion. Ignores names: another rule may have them. */
export const previewRuleChange = <V extends RuleValues, R>(
  kind: RuleKind<V, R>,
  preview: Preview,
  id: string,
  body: GivenValues<V> & { delete?: boolean | undefined },
): Promise<Effect> =>
  rollBack(preview.database, async (tx) => {
    const current = await lockRule(tx, kind, id);
    return present(tx, preview, kind, { id, before: current, after: current }, async () => {
      if (body.delete !== true) return writeChange(tx, kind, { id, current, given: { ...body, ...noNames } });
      if (kind.countUses === undefined) return writeDeletion(tx, kind, id, current);
      return writeChange(tx, kind, { id, current, given: { ...body, ...noNames, isActive: false } });
    });
  });
