import { civilDateIn } from "#platform/clock/civil-date.ts";
import { now } from "#platform/clock/clock.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { Transaction } from "#platform/database/database.ts";
import { record } from "#platform/events/record.ts";
import type { AccountContext } from "../accounts/context.ts";
import { holdRoles } from "../roles/store-roles.ts";
import { noteDemands, updateDefaultDemands } from "./store-demands.ts";

type Cause = { actorId: string | null; requestId: string | null; roleId: string | null };

/**
 * Aligns the demands of one or all roles with their permissions, unless an officer has set them. The grace period of
 * members starts now. Requires the lock of `holdRoles`.
 */
export async function arrangeDemands(
  tx: Transaction,
  { isDemonstration, today }: { isDemonstration: boolean; today: string },
  { actorId, requestId, roleId }: Cause,
): Promise<void> {
  for (const { id, was, days } of await updateDefaultDemands(tx, { isAsking: !isDemonstration, roleId }))
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
  await noteDemands(tx, { roleId }, now(), today);
}

/** Called at start: a release may add permissions or change the default. */
export const arrangeAllDemands = ({ database, settings, demonstration }: AccountContext): Promise<void> =>
  transaction(database.primary, async (tx) => {
    await holdRoles(tx);
    const today = civilDateIn((await settings(tx)).timeZone, now());
    await arrangeDemands(
      tx,
      { isDemonstration: demonstration, today },
      { actorId: null, requestId: null, roleId: null },
    );
  });
