import type { z } from "zod";
import { transaction } from "#platform/database/transaction.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { recordPerson } from "#platform/events/record.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import type { Account, replaceRoles as replaceSchema } from "../../contract/users/schemas.ts";
import type { Author } from "../authority/policy.ts";
import { authorOf, requireRole, type SelfGrant } from "../authority/require-authority.ts";
import { hasLastingAdministrator } from "../roles/queries.ts";
import { deleteMembership, lockRoles, insertMembers } from "../roles/store.ts";
import type { OfficerContext, Requester } from "./context.ts";
import { loadAccount, openAccount } from "./load-account.ts";
import { findOverlap, findReversed, planMemberships } from "./policy.ts";
import { loadAssignable, selectMemberships, type AssignableRole } from "./queries.ts";
import { incrementAccountVersion, withdrawEmail } from "../accounts/store.ts";
import { todayOf } from "../accounts/context.ts";

type Wanted = { role: string; from: string | null; to: string | null };
type Roles = ReadonlyMap<string, AssignableRole>;
type Given = z.output<typeof replaceSchema>["roles"];

const invalid = { key: "invalid" } as const;

/**
 * Throws for contradictory memberships, unknown roles, and roles that the officer may not grant to the person;
 * `personId` is null for a new person. Existing memberships are not checked.
 */
export async function readMemberships(
  db: Reader,
  context: OfficerContext,
  { author, personId }: { author: Author; personId: string | null },
  given: Given,
  isHeld: (wanted: Wanted) => boolean = () => false,
): Promise<{ wanted: Wanted[]; roles: Roles; selfGrant: SelfGrant }> {
  const wanted = given.map(({ role, from = null, to = null }) => ({ role, from, to }));
  const reversed = findReversed(wanted);
  if (reversed >= 0) throw refuseField("fields_conflict", `roles.${reversed}.to`, { key: "endBeforeStart" });
  const overlapping = findOverlap(wanted);
  if (overlapping >= 0) throw refuseField("membership_overlaps", `roles.${overlapping}.from`, invalid);
  const assignable = given.length === 0 ? [] : await loadAssignable(db, context);
  const roles = new Map(assignable.map((role) => [role.id, role]));
  const people = personId === null ? [] : [personId];
  let selfGrant: SelfGrant = {};
  for (const [place, one] of wanted.entries()) {
    const path = `roles.${place}.role`;
    const role = roles.get(one.role);
    if (role === undefined) throw refuseField("role_unknown", path, invalid);
    if (!isHeld(one)) selfGrant = await requireRole(db, context, author, { people, needs: role.needs, path });
  }
  return { wanted, roles, selfGrant };
}

/** Adds memberships, and records each. */
export async function addMemberships(
  tx: Transaction,
  { actor, requestId }: Requester,
  personId: string,
  added: readonly Wanted[],
  { roles, selfGrant = {} }: { roles: Roles; selfGrant?: SelfGrant },
): Promise<void> {
  for (const { role, from, to } of added) {
    await insertMembers(tx, role, [personId], from, to);
    await recordPerson(tx, {
      action: "role.memberAdded",
      actorId: actor.personId,
      personId,
      details: { role: roles.get(role)?.key ?? null, roleId: role, from, to, ...selfGrant },
      requestId,
    });
  }
}

type HeldMembership = Wanted & { id: string; key: string | null };

/** Returns current and future memberships. */
export async function readHeld(tx: Transaction, personId: string, today: string): Promise<HeldMembership[]> {
  const rows = await selectMemberships(tx, [[personId], today]);
  return rows.map(({ id, role_id: role, key, from, to }) => ({ id, role, key, from, to }));
}

/**
 * Adds and removes memberships, and records each; throws if no administrator would remain. Requires the lock of
 * `lockRoles`.
 */
export async function changeMemberships(
  tx: Transaction,
  requester: Requester,
  personId: string,
  change: {
    added: readonly Wanted[];
    removed: readonly HeldMembership[];
    roles: Roles;
    selfGrant: SelfGrant;
    today: string;
  },
): Promise<void> {
  const { added, removed, today } = change;
  for (const { id, role, key, from, to } of removed) {
    await deleteMembership(tx, id);
    await recordPerson(tx, {
      action: "role.memberRemoved",
      actorId: requester.actor.personId,
      personId,
      details: { role: key, roleId: role, from, to },
      requestId: requester.requestId,
    });
  }
  await addMemberships(tx, requester, personId, added, change);
  if (removed.some(({ key }) => key === "administrator") && !(await hasLastingAdministrator(tx, today, {})))
    throw refuse("last_administrator");
  await incrementAccountVersion(tx, personId);
  // The owner of that mailbox would get the new permissions, too.
  if (added.length > 0) await withdrawEmail(tx, personId);
}

/** Replaces the current and future memberships; past ones stay. Takes effect with the person's next request. */
export async function replaceRoles(
  context: OfficerContext,
  requester: Requester,
  personId: string,
  { version, roles: given, reason }: z.output<typeof replaceSchema>,
): Promise<Account> {
  const { actor } = requester;
  const account = await transaction(context.database.primary, async (tx) => {
    await lockRoles(tx);
    const opened = await openAccount(tx, context, actor, personId);
    if (opened.version !== version)
      throw refuse("stale_version", { current: await loadAccount(tx, context, actor, personId) });
    const today = await todayOf(tx, context);
    const held = await readHeld(tx, personId, today);
    const isHeld = (one: Wanted): boolean => planMemberships(held, [one]).added.length === 0;
    const author = authorOf(actor, reason);
    const { wanted, roles, selfGrant } = await readMemberships(tx, context, { author, personId }, given, isHeld);
    const { added, removed } = planMemberships(held, wanted);
    if (added.length + removed.length === 0) return loadAccount(tx, context, actor, personId);
    await changeMemberships(tx, requester, personId, { added, removed, roles, selfGrant, today });
    return loadAccount(tx, context, actor, personId);
  });
  context.sessions.forgetPerson(personId);
  return account;
}
