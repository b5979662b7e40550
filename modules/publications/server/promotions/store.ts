import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { CodeKind } from "../../contract/schemas-promotion.ts";

export type PromotionValues = {
  partner_ar: string;
  partner_en: string;
  title_ar: string;
  title_en: string;
  text_ar: string | null;
  text_en: string | null;
  picture_file_id: string | null;
  address: string | null;
  starts_on: string;
  ends_on: string;
  code_kind: CodeKind;
  shared_code: string | null;
  audience_id: string | null;
  is_active: boolean;
};

/** Locks the offer row until the transaction ends. */
export const lockPromotion = (tx: Transaction, id: string) =>
  tx
    .selectFrom("promotion")
    .select(["id", "version", "audience_id"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

export async function insertPromotion(tx: Transaction, values: PromotionValues, createdAt: string): Promise<string> {
  const row = { ...values, created_at: createdAt };
  return (await tx.insertInto("promotion").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

export async function updatePromotionRow(
  tx: Transaction,
  id: string,
  changes: Partial<PromotionValues>,
): Promise<void> {
  await tx
    .updateTable("promotion")
    .set((expression) => ({ ...changes, version: expression("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export async function deletePromotionRow(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom("promotion").where("id", "=", id).execute();
}

const addFree = statement<{ id: string }>(`
  insert into promotion_code (promotion_id, code) select $1, code from unnest($2::text[]) as code
  on conflict on constraint promotion_code_once do nothing returning id`);

/** Inserts unclaimed codes; returns the number of new ones. */
export const insertCodes = async (tx: Transaction, promotionId: string, codes: readonly string[]): Promise<number> =>
  (await addFree(tx, [promotionId, codes])).length;

// Skips codes locked by concurrent claims instead of waiting for them.
const claimFree = statement<{ code: string }>(`
  update promotion_code set claimed_by = $2, claimed_at = $3
  where id = (select id from promotion_code where promotion_id = $1 and claimed_at is null
    order by id limit 1 for update skip locked)
  returning code`);

/** Claims a free code for a person; null if none is left. */
export async function claimCode(
  tx: Transaction,
  promotionId: string,
  personId: string,
  at: string,
): Promise<string | null> {
  return (await claimFree(tx, [promotionId, personId, at]))[0]?.code ?? null;
}
