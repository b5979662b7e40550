import type { z } from "zod";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Preview, Change } from "../context.ts";
import type {
  createExceptionDay as createSchema,
  ExceptionDay,
  updateExceptionDay as updateSchema,
} from "../../contract/schemas-exception-day.ts";
import type { Effect } from "../../contract/schemas-parts.ts";
import { judgePlans, type JudgedPlans, type NamedMove } from "../guard/judge-plans.ts";
import { loadRules, type RulesSnapshot } from "../rules/load-rules.ts";
import type { AffectedSpan } from "../effects/plan-effect.ts";
import { presentEffect } from "../effects/present-effect.ts";
import { changesOf, type RuleAction } from "../effects/record-rule.ts";
import { changeRules } from "../effects/store.ts";
import { completeChange, previewChange } from "../effects/plan-change.ts";
import { missingFrom, sorted } from "../subjects/policy.ts";
import { requireSubjects } from "../subjects/list-subjects.ts";
import { readExceptionDay } from "./list-exception-days.ts";
import { listWarnings, planException } from "./plan-exception.ts";
import { exceptionObjections } from "./policy.ts";
import { selectReason } from "./queries.ts";
import {
  deleteExceptionRow,
  insertException,
  lockException,
  updateExceptionRow,
  type ExceptionValues,
} from "./store.ts";

type Creation = z.output<typeof createSchema>;
type Changes = Omit<z.output<typeof updateSchema>, "version">;

async function check(tx: Transaction, values: ExceptionValues, current: ExceptionValues | null): Promise<void> {
  const fields = exceptionObjections(values);
  if (fields.length > 0) throw refuse("fields_conflict", { fields });
  const isNewReason = values.reason !== null && values.reason !== current?.reason;
  if (isNewReason && (await selectReason(tx, [values.reason])).length === 0) {
    throw refuseField("lookup_unknown", "reason", { key: "invalid" });
  }
  await requireSubjects(tx, {
    users: missingFrom(values.users, current?.users ?? []),
    roles: missingFrom(values.roles, current?.roles ?? []),
  });
}

async function writeCreation(tx: Transaction, body: Creation): Promise<{ id: string; values: ExceptionValues }> {
  const values: ExceptionValues = {
    ...body,
    nameAr: body.nameAr ?? null,
    nameEn: body.nameEn ?? null,
    users: sorted(body.users),
    roles: sorted(body.roles),
    start: body.start ?? null,
    end: body.end ?? null,
    reason: body.reason ?? null,
  };
  await check(tx, values, null);
  return { id: await insertException(tx, values, nowIso()), values };
}

/** Writes a change of a locked exception day; null if nothing differs. */
async function writeChange(tx: Transaction, id: string, stored: ExceptionValues & { version: number }, given: Changes) {
  const { version: _, ...current } = stored;
  const { users, roles, ...rest } = given;
  const lists = { ...(users && { users: sorted(users) }), ...(roles && { roles: sorted(roles) }) };
  const changed = changesOf<ExceptionValues>(current, { ...rest, ...lists });
  if (Object.keys(changed.changes).length === 0) return null;
  const next = { ...current, ...changed.changes };
  await check(tx, next, current);
  await updateExceptionRow(tx, id, next);
  return { ...changed, next };
}

/** An exception day before and after a change in this transaction; null where there is none. */
type Changed = { id: string; before: ExceptionValues | null; after: ExceptionValues | null };

/** People whom an exception day names only before or only after a change. */
function movesOf({ id, before, after }: Changed): NamedMove[] {
  const [was, is] = [before?.users ?? [], after?.users ?? []];
  const move = { list: "exceptedDirectly", id } as const;
  return [
    { ...move, users: missingFrom(is, was), gains: true },
    { ...move, users: missingFrom(was, is), gains: false },
  ];
}

/** Its days never conflict with each other, so the affected dates and broken plans are its whole effect. */
async function planEffect(
  tx: Transaction,
  { settings }: Change["context"],
  rulesBefore: RulesSnapshot,
  changed: Changed,
): Promise<{ stretches: AffectedSpan[]; people: number; conflicts: []; plans: JudgedPlans; after: RulesSnapshot }> {
  const planned = await planException(tx, changed.before, changed.after);
  const after = await loadRules(tx, settings);
  const { stretches } = planned;
  const plans = await judgePlans(tx, { before: rulesBefore, after, stretches, moves: movesOf(changed) });
  return { ...planned, conflicts: [], plans, after };
}

/** Completes a change of an exception day. */
async function complete(
  { tx, context, author }: Change,
  action: RuleAction,
  rulesBefore: RulesSnapshot,
  changed: Changed,
  details: Record<string, unknown>,
): Promise<void> {
  const { after, ...effect } = await planEffect(tx, context, rulesBefore, changed);
  await completeChange(tx, author, { action, id: changed.id, effect, after, path: "date" }, details);
}

export async function createExceptionDay({ tx, context, author }: Change, body: Creation): Promise<ExceptionDay> {
  await changeRules(tx);
  const rules = await loadRules(tx, context.settings);
  const { id, values } = await writeCreation(tx, body);
  const created = { id, before: null, after: values };
  await complete({ tx, context, author }, "exceptionDay.created", rules, created, { after: values });
  return readExceptionDay({ db: tx, context, viewerId: author.personId }, id);
}

/** Updates an exception day and recomputes its days. */
export async function updateExceptionDay(
  { tx, context, author }: Change,
  id: string,
  { version, ...given }: z.output<typeof updateSchema>,
): Promise<ExceptionDay> {
  await changeRules(tx);
  const current = await lockException(tx, id);
  if (current === undefined) throw refuse("not_found");
  if (version !== current.version) {
    throw refuse("stale_version", {
      current: await readExceptionDay({ db: tx, context, viewerId: author.personId }, id),
    });
  }
  const rules = await loadRules(tx, context.settings);
  const changed = await writeChange(tx, id, current, given);
  if (changed !== null) {
    const details = { before: changed.before, after: changed.changes };
    const updated = { id, before: current, after: changed.next };
    await complete({ tx, context, author }, "exceptionDay.updated", rules, updated, details);
  }
  return readExceptionDay({ db: tx, context, viewerId: author.personId }, id);
}

export async function deleteExceptionDay({ tx, context, author }: Change, id: string): Promise<void> {
  await changeRules(tx);
  const current = await lockException(tx, id);
  if (current === undefined) throw refuse("not_found");
  const rules = await loadRules(tx, context.settings);
  await deleteExceptionRow(tx, [id]);
  const deleted = { id, before: current, after: null };
  await complete({ tx, context, author }, "exceptionDay.deleted", rules, deleted, { before: current });
}

async function present(
  { context, viewerId }: Preview,
  tx: Transaction,
  rulesBefore: RulesSnapshot,
  tried: Changed,
): Promise<Effect> {
  const { id, after: values } = tried;
  const { after, ...effect } = await planEffect(tx, context, rulesBefore, tried);
  const today = civilDateIn(after.timeZone);
  const warnings = values === null ? [] : await listWarnings(tx, after, { id, values, today });
  return presentEffect(tx, { context, viewerId }, effect, { after, warnings });
}

/** Returns the effect of a new exception day. */
export const previewExceptionDay = (preview: Preview, body: Creation): Promise<Effect> =>
  previewChange(preview.database, async (tx) => {
    const rules = await loadRules(tx, preview.context.settings);
    const { id, values } = await writeCreation(tx, body);
    return present(preview, tx, rules, { before: null, after: values, id });
  });

/** Returns the effect of a change or deletion. */
export const previewExceptionDayChange = (
  preview: Preview,
  id: string,
  { delete: isDeletion, ...given }: Changes & { delete?: boolean | undefined },
): Promise<Effect> =>
  previewChange(preview.database, async (tx) => {
    const current = await lockException(tx, id);
    if (current === undefined) throw refuse("not_found");
    const rules = await loadRules(tx, preview.context.settings);
    if (isDeletion === true) {
      await deleteExceptionRow(tx, [id]);
      return present(preview, tx, rules, { before: current, after: null, id });
    }
    const changed = await writeChange(tx, id, current, given);
    return present(preview, tx, rules, { before: current, after: changed?.next ?? current, id });
  });
