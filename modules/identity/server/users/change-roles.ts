import type { z } from "zod";
import { transaction } from "#platform/database/transaction.ts";
import { detailOf } from "#platform/http/problem.ts";
import { refuse, Refusal } from "#platform/http/refuse.ts";
import type { AccountOutcome, changeRoles as changeSchema } from "../../contract/users/schemas.ts";
import { asksReason, authorOf } from "../authority/require-authority.ts";
import { lockRoles } from "../roles/store.ts";
import type { Requester, OfficerContext } from "./context.ts";
import { openAccount } from "./load-account.ts";
import { findOverlap, planMemberships } from "./policy.ts";
import { changeMemberships, readHeld, readMemberships } from "./replace-roles.ts";
import { todayOf } from "../accounts/context.ts";

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
async function requireGrantable(
  context: OfficerContext,
  { actor }: Requester,
  { role, from, to }: RolesChange,
): Promise<void> {
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
export async function changeRoles(
  context: OfficerContext,
  requester: Requester,
  change: RolesChange,
): Promise<AccountOutcome[]> {
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
