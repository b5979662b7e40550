import type { z } from "zod";
import { transaction } from "#platform/database/transaction.ts";
import { detailOf } from "#platform/http/problem.ts";
import { refuse, Refusal } from "#platform/http/refuse.ts";
import type { AccountOutcome, changeRoles as changeSchema } from "../../contract/users/schemas.ts";
import { asksReason, authorOf } from "../authority/require-authority.ts";
import { holdRoles } from "../roles/store-roles.ts";
import type { Doer, OfficerContext } from "./context.ts";
import { openAccount, todayOf } from "./load-account.ts";
import { findOverlap, planMemberships } from "./policy.ts";
import { changeMemberships, readHeld, readMemberships } from "./replace-roles.ts";

const beforeAll = "1900-01-01";

type Asked = z.output<typeof changeSchema>;

/** Grants or revokes the role for one person; returns whether anything changed. */
async function changeOne(
  context: OfficerContext,
  doer: Doer,
  personId: string,
  { gives, role, from, to, reason }: Asked,
): Promise<boolean> {
  return transaction(context.database.primary, async (tx) => {
    await holdRoles(tx);
    const gift = { author: authorOf(doer.actor, reason), personId: gives ? personId : null };
    const { wanted, roles, taking } = await readMemberships(tx, context, gift, [{ role, from, to }]);
    await openAccount(tx, context, doer.actor, personId);
    const today = await todayOf(tx, context);
    // Past memberships stay, and may overlap the requested days.
    const held = (await readHeld(tx, personId, gives ? beforeAll : today)).filter((one) => one.role === role);
    const added = gives ? planMemberships(held, wanted).added : [];
    const removed = gives ? [] : held;
    if (added.length + removed.length === 0) return false;
    if (gives && findOverlap([...held, ...added]) >= 0) throw refuse("membership_overlaps");
    await changeMemberships(tx, doer, personId, { added, removed, roles, taking, today });
    return true;
  });
}

/** Throws for a role or dates that cannot be granted to any person, with the fields of this request. */
async function requireGrantable(context: OfficerContext, { actor }: Doer, { role, from, to }: Asked): Promise<void> {
  try {
    const gift = { author: authorOf(actor), personId: null };
    await readMemberships(context.database.primary, context, gift, [{ role, from, to }]);
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
export async function changeRoles(context: OfficerContext, doer: Doer, asked: Asked): Promise<AccountOutcome[]> {
  await requireGrantable(context, doer, asked);
  const outcomes: AccountOutcome[] = [];
  for (const id of new Set(asked.ids)) {
    try {
      const changed = await changeOne(context, doer, id, asked);
      outcomes.push({ id, outcome: changed ? "changed" : "unchanged", refusal: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const code = error.code === "not_found" ? "person_unknown" : error.code;
      outcomes.push({
        id,
        outcome: "refused",
        refusal: { code, detail: detailOf(code, doer.locale), asksReason: asksReason(error) },
      });
    }
    context.sessions.forgetPerson(id);
  }
  return outcomes;
}
