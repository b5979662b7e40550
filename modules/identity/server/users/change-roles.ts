import type { z } from "zod";
import { transaction } from "#platform/database/transaction.ts";
import { detailOf } from "#platform/http/problem.ts";
import { refuse, Refusal, refuseField } from "#platform/http/refuse.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { recordPerson } from "#platform/events/record.ts";
import type {
  AccountOutcome,
  changeRoles as changeSchema,
  Account,
  replaceRoles as replaceSchema,
} from "../../contract/users/schemas.ts";
import { asksReason, authorOf, requireRole, type SelfGrant } from "../authority/check-authority.ts";
import { lockRoles, deleteMembership, insertMembers } from "../roles/store.ts";
import type { Requester, OfficerContext } from "./context.ts";
import { openAccount, loadAccount } from "./load-account.ts";
import { findOverlap, planMemberships, findReversed } from "./policy.ts";
import { todayOf } from "../accounts/context.ts";
import type { Author } from "../authority/policy.ts";
import { hasLastingAdministrator } from "../roles/queries.ts";
import { loadAssignable, selectMemberships, type AssignableRole } from "./queries.ts";
import { incrementAccountVersion, withdrawEmail } from "../accounts/store.ts";

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
async function readHeld(tx: Transaction, personId: string, today: string): Promise<HeldMembership[]> {
  const rows = await selectMemberships(tx, [[personId], today]);
  return rows.map(({ id, role_id: role, key, from, to }) => ({ id, role, key, from, to }));
}

/** Adds, removes and records memberships; throws if no administrator would remain. Requires `lockRoles`. */
async function changeMemberships(
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

const beforeAll = "1900-01-01";

type RolesChange = z.output<typeof changeSchema>;

/** Grants or revokes the role for one person; returns whether anything changed. */
async function changeOne(
  context: OfficerContext,
  requester: Requester,
  personId: string,
  { gives, role, from, to, reason }: RolesChange,
): Promise<boolean> {
  return transaction(context.database.primary, async (tx) => {
    await lockRoles(tx);
    const grant = { author: authorOf(requester.actor, reason), personId: gives ? personId : null };
    const { wanted, roles, selfGrant } = await readMemberships(tx, context, grant, [{ role, from, to }]);
    await openAccount(tx, context, requester.actor, personId);
    const today = await todayOf(tx, context);
    // Past memberships stay, and may overlap the requested days.
    const held = (await readHeld(tx, personId, gives ? beforeAll : today)).filter((one) => one.role === role);
    const added = gives ? planMemberships(held, wanted).added : [];
    const removed = gives ? [] : held;
    if (added.length + removed.length === 0) return false;
    if (gives && findOverlap([...held, ...added]) >= 0) throw refuse("membership_overlaps");
    await changeMemberships(tx, requester, personId, { added, removed, roles, selfGrant, today });
    return true;
  });
}

/** Throws for a role or dates that cannot be granted to any person, with the fields of this request. */
async function requireGrantable(context: OfficerContext, { actor }: Requester, { role, from, to }: RolesChange) {
  try {
    const grant = { author: authorOf(actor), personId: null };
    await readMemberships(context.database.primary, context, grant, [{ role, from, to }]);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const fields = error.fields.map(({ path, message }) => ({ path: path.replace("roles.0.", ""), message }));
    throw refuse(error.code, { fields });
  }
}

/**
 * Grants or revokes a role for several people, each in a transaction of its own: a refusal for one does not affect the
 * rest. An unknown role, or one that the officer may not grant, refuses the whole request.
 */
export async function changeRoles(context: OfficerContext, requester: Requester, change: RolesChange) {
  await requireGrantable(context, requester, change);
  const outcomes: AccountOutcome[] = [];
  for (const id of new Set(change.ids)) {
    try {
      const changed = await changeOne(context, requester, id, change);
      outcomes.push({ id, outcome: changed ? "changed" : "unchanged", refusal: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const code = error.code === "not_found" ? "person_unknown" : error.code;
      outcomes.push({
        id,
        outcome: "refused",
        refusal: { code, detail: detailOf(code, requester.locale), asksReason: asksReason(error) },
      });
    }
    context.sessions.forgetPerson(id);
  }
  return outcomes;
}
