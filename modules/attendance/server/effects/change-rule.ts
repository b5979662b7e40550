import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { Within } from "#platform/http/actor.ts";
import { rollBack } from "#platform/database/roll-back.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Effect } from "../../contract/schemas-parts.ts";
import type { Change, Preview, RuleQuery } from "../context.ts";
import { requestFindings } from "../findings/plan-recomputation.ts";
import { requestClaims } from "../overtime/plan-recomputation.ts";
import { unbroken } from "../guard/judge-plans.ts";
import { loadRules, type RulesSnapshot } from "../rules/load-rules.ts";
import { requireNamedWithin, type NamedSubjects } from "../subjects/queries-within.ts";
import { requireReachWithin } from "./check-bounds.ts";
import { judgeAuthor, type OwnReach } from "./judge-author.ts";
import { applyEffect, type AffectedSpan, type PlannedEffect } from "./plan-effect.ts";
import { presentEffect } from "./present-effect.ts";
import { changesOf, recordRule, type RuleAction, type RuleName } from "./record-rule.ts";
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
  update: (tx: Transaction, id: string, values: Values, current: Values) => Promise<void>;
  remove: (tx: Transaction, id: string, at: string) => Promise<void>;
  /** Returns a rule as its reader sees it; throws 404 if there is none. */
  read: (query: RuleQuery, id: string) => Promise<Rule>;
  /** Only of kinds that name people: the others are changed by those whose permission has no bounds. */
  subjectsOf?: (values: Values) => NamedSubjects;
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
/** The values that differ, after and before a change. */
type Differences<Values> = { changes: Partial<Values>; before: Partial<Values> };
type Written<Values> = { changed: ChangedRule<Values>; changes: Partial<Values>; details: Details<Values> };

/** Records only the names of a deleted rule. */
export const namesOnDeletion = <V extends RuleValues>({ before, after }: ChangedRule<V>, details: Details<V>): object =>
  before === null || after !== null ? details : { before: { nameEn: before.nameEn, nameAr: before.nameAr } };

export const noEffect: PlannedEffect = { stretches: [], people: 0, conflicts: [], plans: unbroken };

const differs = ({ changes }: { changes: object }): boolean => Object.keys(changes).length > 0;

async function writeNew<V extends RuleValues, R>(
  tx: Transaction,
  kind: RuleKind<V, R>,
  values: V,
): Promise<Written<V>> {
  await kind.check(tx, values, null);
  const id = await kind.insert(tx, values, nowIso());
  return { changed: { id, before: null, after: values }, changes: {}, details: { after: values } };
}

/** Writes the differences of a locked rule. */
async function writeChange<V extends RuleValues, R>(
  tx: Transaction,
  kind: RuleKind<V, R>,
  { id, current, changes, before }: { id: string; current: V } & Differences<V>,
): Promise<Written<V>> {
  const next = { ...current, ...changes };
  await kind.check(tx, next, current);
  await kind.update(tx, id, next, current);
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

/** Throws `permission_within_bounds` if a written rule names a person or role outside, before or after the change. */
const requireOwnSubjects = <V extends RuleValues, R>(
  tx: Transaction,
  within: Within,
  kind: RuleKind<V, R>,
  { before, after }: ChangedRule<V>,
): Promise<void> =>
  requireNamedWithin(
    tx,
    within,
    [before, after].map((values) => values && kind.subjectsOf?.(values)),
  );

/**
 * Requests recomputation for a change that is made. Throws `own_days` if another officer must make it, and
 * `schedule_conflict` or `working_time_broken`. Returns the dates of the author that it reaches.
 */
async function applyChange<V extends RuleValues, R>(
  { tx, context, author: { personId: authorId }, within }: Change,
  kind: RuleKind<V, R>,
  cause: RuleAction,
  { changed, changes }: Written<V>,
  before: RulesSnapshot,
): Promise<OwnReach | null> {
  const after = await loadRules(tx, context.settings);
  const { effect, others = [], findings = [], claims = [] } = await kind.planEffect(tx, changed, { before, after });
  await requireReachWithin(tx, within, [...effect.stretches, ...others]);
  const reach = await judgeAuthor(tx, { authorId, stretches: [...effect.stretches, ...others], after });
  if (reach?.isRefused === true) throw refuse("own_days");
  const by = { cause, requestedBy: authorId };
  await applyEffect(tx, context, effect, { ...by, path: kind.pathOf?.(changes, changed) ?? "" });
  await requestFindings(tx, findings, { ...by, timeZone: after.timeZone });
  await requestClaims(tx, claims, by);
  return reach;
}

/** Makes a change with `write`, applies its effect and records it. Returns the id of the rule. */
async function complete<V extends RuleValues, R>(
  change: Change,
  kind: RuleKind<V, R>,
  verb: "created" | "updated" | "deleted",
  write: () => Promise<Written<V>>,
): Promise<string> {
  const { tx, context, author } = change;
  const action = `${kind.name}.${verb}` as const;
  // A zone or location is new or deleted without assignments, so it has no effect.
  const hasEffect = kind.countUses === undefined || verb === "updated";
  const before = hasEffect ? await loadRules(tx, context.settings) : null;
  const written = await write();
  await requireOwnSubjects(tx, change.within, kind, written.changed);
  const reach = before === null ? null : await applyChange(change, kind, action, written, before);
  const { changed, details } = written;
  await recordRule(tx, author, action, changed.id, { ...(kind.detailsOf?.(changed, details) ?? details), reach });
  return changed.id;
}

const queryOf = ({ tx, context, author, within }: Change): RuleQuery => ({
  db: tx,
  context,
  viewerId: author.personId,
  managed: within,
});

export async function createRule<V extends RuleValues, R>(kind: RuleKind<V, R>, change: Change, values: V): Promise<R> {
  await changeRules(change.tx);
  const id = await complete(change, kind, "created", () => writeNew(change.tx, kind, values));
  return kind.read(queryOf(change), id);
}

/** Updates a rule and recomputes the days that differ; if nothing differs, it stays as it is. */
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
  const differences = changesOf<V>(current, given);
  if (differs(differences)) {
    await complete(change, kind, "updated", () => writeChange(tx, kind, { id, current, ...differences }));
  }
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

const presentUse = async <V extends RuleValues, R>(
  tx: Transaction,
  kind: RuleKind<V, R>,
  changed: ChangedRule<V>,
  after: RulesSnapshot,
) => ({
  warnings: (await kind.listWarnings?.(tx, changed, after)) ?? [],
  usedBy: { assignments: (await kind.countUses?.(tx, changed.id)) ?? 0 },
});

/** Presents the effect of a change made with `write`. */
async function present<V extends RuleValues, R>(
  tx: Transaction,
  { context, viewerId, within }: Preview,
  kind: RuleKind<V, R>,
  write: () => Promise<Written<V>>,
): Promise<Effect> {
  const before = await loadRules(tx, context.settings);
  const { changed } = await write();
  await requireOwnSubjects(tx, within, kind, changed);
  const after = await loadRules(tx, context.settings);
  const { effect, others = [] } = await kind.planEffect(tx, changed, { before, after });
  await requireReachWithin(tx, within, [...effect.stretches, ...others]);
  return presentEffect(tx, { context, viewerId }, effect, {
    after,
    others,
    newIds: new Set(changed.before === null ? [changed.id] : []),
    ...(await presentUse(tx, kind, changed, after)),
  });
}

const ignoredFields = { version: undefined, nameAr: undefined, nameEn: undefined };

/** Returns the effect of a new rule. A zone or location, whose name may be another's, has none until it is assigned. */
export const previewRule = <V extends RuleValues, R>(
  kind: RuleKind<V, R>,
  preview: Preview,
  values: V,
): Promise<Effect> =>
  rollBack(preview.database, async (tx) => {
    if (kind.countUses === undefined) return present(tx, preview, kind, () => writeNew(tx, kind, values));
    await kind.check(tx, values, null);
    return presentEffect(tx, preview, noEffect, { after: await loadRules(tx, preview.context.settings) });
  });

/** Returns the effect of a change or deletion. Ignores names: another rule may have them. */
export const previewRuleChange = <V extends RuleValues, R>(
  kind: RuleKind<V, R>,
  preview: Preview,
  id: string,
  body: GivenValues<V> & { delete?: boolean | undefined },
): Promise<Effect> =>
  rollBack(preview.database, async (tx) => {
    const current = await lockRule(tx, kind, id);
    const isDeletion = body.delete === true;
    if (isDeletion && kind.countUses === undefined) {
      return present(tx, preview, kind, () => writeDeletion(tx, kind, id, current));
    }
    // A rule in use cannot be deleted, but deactivated: the effect is that of the only way to be rid of it.
    const given = isDeletion ? { ...current, isActive: false } : { ...body, ...ignoredFields };
    const differences = changesOf<V>(current, given);
    if (differs(differences)) {
      return present(tx, preview, kind, () => writeChange(tx, kind, { id, current, ...differences }));
    }
    const after = await loadRules(tx, preview.context.settings);
    const unchanged = { id, before: current, after: current };
    return presentEffect(tx, preview, noEffect, { after, ...(await presentUse(tx, kind, unchanged, after)) });
  });
