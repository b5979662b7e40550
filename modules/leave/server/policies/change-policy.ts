import type { z } from "zod";
import { addedTo, changesOf, requireNamedWithin, requireSubjects } from "#modules/attendance/server/index.ts";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { LeavePolicy, updateLeavePolicy as updateSchema } from "../../contract/schemas-policy.ts";
import type { Change } from "../context.ts";
import { lockLeaveType } from "../types/store.ts";
import { readPolicy } from "./list-policies.ts";
import { changesBalances, policyObjections } from "./policy.ts";
import { hasOtherPeriod, findOverlap, namesPerson, selectTypeOf } from "./queries.ts";
import { deletePolicyRow, insertPolicy, lockPolicy, updatePolicyRow, type PolicyValues } from "./store.ts";

/** A policy before and after a change; null where there is none. */
export type ChangedPolicy = { id: string; type: string; before: PolicyValues | null; after: PolicyValues | null };

/** Throws if the policy names its author: officers do not decide about their own balance. */
async function requireOthers({ tx, author }: Change, { before, after }: ChangedPolicy): Promise<void> {
  if (!changesBalances(before, after)) return;
  for (const values of [before, after]) {
    if (values === null) continue;
    const { users, roles, from, to } = values;
    if (await namesPerson(tx, author.personId, users, roles, from, to)) throw refuse("own_leave");
  }
}

/** Throws if the policy names a person or role outside; former members of a role count from its first day. */
const requireInside = ({ tx, within }: Change, { before, after }: ChangedPolicy): Promise<void> =>
  requireNamedWithin(
    tx,
    within,
    [before, after].map((values) => values && { ...values, since: values.from }),
  );

async function check(tx: Transaction, values: PolicyValues, before: PolicyValues | null): Promise<void> {
  const fields = policyObjections(values);
  if (fields.length > 0) throw refuse("fields_conflict", { fields });
  await requireSubjects(tx, addedTo(before, values));
}

/** Throws if the written policy contradicts others of its type, which is locked. */
async function requireFit(tx: Transaction, { id, type, after }: ChangedPolicy): Promise<void> {
  if (after === null) return;
  if (await hasOtherPeriod(tx, type, id, after.period)) {
    throw refuseField("policy_period", "period", { key: "invalid" });
  }
  const overlap = await findOverlap(tx, id);
  if (overlap !== null) {
    throw refuseField("policy_overlaps", overlap, { key: "invalid" });
  }
}

/** Writes a new policy. */
export async function writeNew(change: Change, values: PolicyValues): Promise<ChangedPolicy> {
  const { tx } = change;
  if ((await lockLeaveType(tx, values.type)) === null) throw refuseField("lookup_unknown", "type", { key: "invalid" });
  await check(tx, values, null);
  const id = await insertPolicy(tx, values, nowIso());
  const changed = { id, type: values.type, before: null, after: values };
  await requireFit(tx, changed);
  await requireInside(change, changed);
  await requireOthers(change, changed);
  return changed;
}

/** Locks a policy and its type; throws 404 if there is none. */
async function lock(tx: Transaction, id: string): Promise<PolicyValues & { version: number }> {
  const type = await selectTypeOf(tx, id);
  if (type !== null) await lockLeaveType(tx, type);
  const current = type === null ? null : await lockPolicy(tx, id);
  if (current === null) throw refuse("not_found");
  return current;
}

export type GivenChange = Omit<z.output<typeof updateSchema>, "version"> & { version?: number | undefined };

/** Writes a change; `version` must be the current one if it is given. Nothing is written if nothing differs. */
export async function writeChange(change: Change, id: string, given: GivenChange): Promise<ChangedPolicy> {
  const { tx, context, author, within } = change;
  const { version, ...before } = await lock(tx, id);
  if (given.version !== undefined && given.version !== version) {
    const reader = { db: tx, context, viewerId: author.personId, managed: within };
    throw refuse("stale_version", { current: await readPolicy(reader, id) });
  }
  const { changes } = changesOf(before, given);
  const after = { ...before, ...changes };
  const changed = { id, type: before.type, before, after };
  if (Object.keys(changes).length === 0) return changed;
  await check(tx, after, before);
  await updatePolicyRow(tx, id, after, before);
  await requireFit(tx, changed);
  await requireInside(change, changed);
  await requireOthers(change, changed);
  return changed;
}

export async function writeDeletion(change: Change, id: string): Promise<ChangedPolicy> {
  const { version: _, ...before } = await lock(change.tx, id);
  const changed = { id, type: before.type, before, after: null };
  await requireInside(change, changed);
  await requireOthers(change, changed);
  await deletePolicyRow(change.tx, id);
  return changed;
}

type Action = "leavePolicy.created" | "leavePolicy.updated" | "leavePolicy.deleted";

const recordPolicy = ({ tx, author }: Change, action: Action, { id }: ChangedPolicy, details: object) =>
  record(tx, {
    action,
    actorId: author.personId,
    subject: { kind: "leavePolicy", id },
    details: { id, ...details },
    audience: "permission:leave.manage",
    requestId: author.requestId,
  });

const read = ({ tx, context, author, within }: Change, id: string): Promise<LeavePolicy> =>
  readPolicy({ db: tx, context, viewerId: author.personId, managed: within }, id);

export async function createPolicy(change: Change, values: PolicyValues): Promise<LeavePolicy> {
  const changed = await writeNew(change, values);
  await recordPolicy(change, "leavePolicy.created", changed, { after: values });
  return read(change, changed.id);
}

export async function updatePolicy(
  change: Change,
  id: string,
  given: z.output<typeof updateSchema>,
): Promise<LeavePolicy> {
  const changed = await writeChange(change, id, given);
  const { before, after } = changed;
  const { changes, before: old } =
    before === null || after === null ? { changes: {}, before: {} } : changesOf(before, after);
  if (Object.keys(changes).length > 0) {
    await recordPolicy(change, "leavePolicy.updated", changed, { before: old, after: changes });
  }
  return read(change, id);
}

export async function deletePolicy(change: Change, id: string): Promise<void> {
  const changed = await writeDeletion(change, id);
  await recordPolicy(change, "leavePolicy.deleted", changed, { before: changed.before });
}
