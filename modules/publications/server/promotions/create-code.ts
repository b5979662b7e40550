import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Promotion } from "../../contract/schemas-promotion.ts";
import type { PublicationContext } from "../context.ts";
import { readPromotion } from "./list-promotions.ts";
import { claimCode } from "./store.ts";

// Serializes concurrent claims of a person: the second finds the code of the first.
const lockClaim = statement<never>("select pg_advisory_xact_lock(hashtext('promotion ' || $1), hashtext($2::text))");

// Keeps the offer from being changed or deleted while a code is claimed.
const lockOffer = statement<object>("select from promotion where id = $1 for key share");

/** Claims a personal code, or returns the one already claimed. Throws `codes_gone` if none is left. */
export async function claimPersonalCode(
  tx: Transaction,
  context: Pick<PublicationContext, "files" | "settings">,
  personId: string,
  id: string,
): Promise<Promotion> {
  await lockClaim(tx, [id, personId]);
  await lockOffer(tx, [id]);
  const promotion = await readPromotion({ db: tx, context, readerId: personId }, id);
  if (promotion.codeKind !== "unique" || promotion.code !== null) return promotion;
  const code = await claimCode(tx, id, personId, nowIso());
  if (code === null) throw refuse("codes_gone");
  return { ...promotion, code, can: { claim: false } };
}
