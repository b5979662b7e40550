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
 * Brings the demands of roles (one, or all) in line with their permissions where no officer has set them. Grace begins now
 * for those who are members. To be called while `holdRoles` is held.
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

/** Arranges the demands of all roles; at start, since a release may bring permissions or the default itself. */
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
