import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Change } from "../context.ts";
import type {
  createWorkingTimeRule as createSchema,
  updateWorkingTimeRule as updateSchema,
  WorkingTimeRule,
} from "../../contract/schemas-working-time.ts";
import { completeChange } from "../effects/plan-change.ts";
import { affectedSpanOf, type AffectedSpan } from "../effects/plan-effect.ts";
import { changesOf, type RuleAction } from "../effects/record-rule.ts";
import { changeRules } from "../effects/store.ts";
import { requestFindings } from "../findings/plan-recomputation.ts";
import { deleteFindings } from "../findings/store.ts";
import { unbroken } from "../guard/judge-plans.ts";
import { loadRules } from "../rules/load-rules.ts";
import { requireSubjects } from "../subjects/list-subjects.ts";
import { missingFrom, sorted } from "../subjects/policy.ts";
import { readWorkingTimeRule } from "./list-working-time-rules.ts";
import { countingStates, spanOfRule, workingTimeObjections } from "./policy.ts";
import {
  insertWorkingTimeRule,
  lockWorkingTimeRule,
  markWorkingTimeRuleDeleted,
  updateWorkingTimeRuleRow,
  type WorkingTimeRuleValues,
} from "./store.ts";

type Creation = z.output<typeof createSchema>;

async function check(
  tx: Transaction,
  values: WorkingTimeRuleValues,
  current: WorkingTimeRuleValues | null,
): Promise<void> {
  const fields = workingTimeObjections(values);
  if (fields.length > 0) throw refuse("fields_conflict", { fields });
  await requireSubjects(tx, {
    users: missingFrom(values.users, current?.users ?? []),
    roles: missingFrom(values.roles, current?.roles ?? []),
  });
}

/** The people and dates of a rule's state. */
async function reachOf(tx: Transaction, values: WorkingTimeRuleValues): Promise<AffectedSpan> {
  const { everyone, users, roles } = values;
  const reach = await affectedSpanOf(tx, spanOfRule(values), { assignments: [], users, roles });
  return everyone ? { ...reach, people: "everyone" } : reach;
}

type Written = { id: string; before: WorkingTimeRuleValues | null; after: WorkingTimeRuleValues | null };

/** Compares recent closed days with the rules again, and records the change. Throws `own_days`. */
async function complete(
  { tx, context: { settings }, author }: Change,
  action: RuleAction,
  { id, before, after }: Written,
  details: Record<string, unknown>,
): Promise<void> {
  const stretches: AffectedSpan[] = [];
  for (const values of countingStates(before, after)) stretches.push(await reachOf(tx, values));
  const rules = await loadRules(tx, settings);
  // Days do not depend on rules of working time, so none are recomputed.
  const effect = { stretches: [], conflicts: [], plans: unbroken };
  await completeChange(tx, author, { action, id, effect, after: rules, stretches }, details);
  const { timeZone } = rules;
  await requestFindings(tx, stretches, { cause: action, requestedBy: author.personId, timeZone });
}

export async function createWorkingTimeRule(change: Change, body: Creation): Promise<WorkingTimeRule> {
  const { tx, context, author } = change;
  await changeRules(tx);
  const values: WorkingTimeRuleValues = {
    ...body,
    minutes: body.minutes ?? null,
    after: body.after ?? null,
    before: body.before ?? null,
    to: body.to ?? null,
    sourceAr: body.sourceAr ?? null,
    sourceEn: body.sourceEn ?? null,
    users: sorted(body.users),
    roles: sorted(body.roles),
  };
  await check(tx, values, null);
  const id = await insertWorkingTimeRule(tx, values, nowIso());
  await complete(change, "workingTimeRule.created", { id, before: null, after: values }, { after: values });
  return readWorkingTimeRule({ db: tx, context, viewerId: author.personId }, id);
}

/** Updates a rule; activating a preset confirms it. */
export async function updateWorkingTimeRule(
  change: Change,
  id: string,
  { version, users, roles, ...rest }: z.output<typeof updateSchema>,
): Promise<WorkingTimeRule> {
  const { tx, context, author } = change;
  const query = { db: tx, context, viewerId: author.personId };
  await changeRules(tx);
  const stored = await lockWorkingTimeRule(tx, id);
  if (stored === undefined) throw refuse("not_found");
  const { version: storedVersion, ...current } = stored;
  if (version !== storedVersion) throw refuse("stale_version", { current: await readWorkingTimeRule(query, id) });
  const lists = { ...(users && { users: sorted(users) }), ...(roles && { roles: sorted(roles) }) };
  const { changes, before } = changesOf<WorkingTimeRuleValues>(current, { ...rest, ...lists });
  if (Object.keys(changes).length > 0) {
    const next = { ...current, ...changes };
    await check(tx, next, current);
    await updateWorkingTimeRuleRow(tx, id, next);
    await complete(change, "workingTimeRule.updated", { id, before: current, after: next }, { before, after: changes });
  }
  return readWorkingTimeRule(query, id);
}

/** Deletes a rule and its findings, except those of locked months. */
export async function deleteWorkingTimeRule(change: Change, id: string): Promise<void> {
  const { tx } = change;
  await changeRules(tx);
  const current = await lockWorkingTimeRule(tx, id);
  if (current === undefined) throw refuse("not_found");
  await markWorkingTimeRuleDeleted(tx, [id, nowIso()]);
  await deleteFindings(tx, [id]);
  await complete(change, "workingTimeRule.deleted", { id, before: current, after: null }, { before: current });
}
