import { now } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import { todayOf, type AccountContext } from "../accounts/context.ts";
import { lockRoles } from "../roles/store.ts";
import { insertDemands, updateDefaultDemands } from "./store-demands.ts";

type Cause = { actorId: string | null; requestId: string | null; roleId: string | null };

/**
 * Aligns the demands of one or all roles with their permissions, unless an officer has set them. The grace period of
 * members starts now. Requires the lock of `lockRoles`.
 */
export async function alignDemands(
  tx: Transaction,
  context: Pick<AccountContext, "demonstration" | "settings">,
  { actorId, requestId, roleId }: Cause,
): Promise<void> {
  for (const { id, was, days } of await updateDefaultDemands(tx, !context.demonstration, roleId))
    await record(tx, {
      action: "role.updated",
      actorId,
      subject: { kind: "role", id },
      details: {
        before: { second_factor_grace_days: was },
        after: { second_factor_grace_days: days },
        byDefault: true,
      },
      audience: "permission:role.manage",
      requestId,
    });
  await insertDemands(tx, { roleId }, now(), await todayOf(tx, context));
}

/** Called at start: a release may add permissions or change the default. */
export const alignAllDemands = (context: AccountContext): Promise<void> =>
  transaction(context.database.primary, async (tx) => {
    await lockRoles(tx);
    await alignDemands(tx, context, { actorId: null, requestId: null, roleId: null });
  });
