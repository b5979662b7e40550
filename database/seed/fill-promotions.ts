import { z } from "zod";
import type { Transaction } from "#platform/database/database.ts";
import { day } from "./dates.ts";
import { insertRow, insertRows } from "./insert.ts";
import { readData } from "./read-data.ts";

const shape = z.strictObject({
  partner_en: z.string(),
  partner_ar: z.string(),
  title_en: z.string(),
  title_ar: z.string(),
  text_en: z.string().optional(),
  text_ar: z.string().optional(),
  address: z.url().optional(),
  code_kind: z.enum(["none", "shared", "unique"]),
  shared_code: z.string().optional(),
  /** Number of individual codes. */
  codes: z.int().default(0),
  starts_in_days: z.int(),
  ends_in_days: z.int(),
});

/** Inserts the promotions of partners, with individual codes if they have any. */
export async function fillPromotions(tx: Transaction, now: Date): Promise<void> {
  const dateIn = (days: number): string => new Date(now.getTime() + days * day).toISOString().slice(0, 10);
  for (const seed of readData("publications/promotions.json", z.array(shape))) {
    const { starts_in_days, ends_in_days, codes, ...row } = seed;
    const dates = { starts_on: dateIn(starts_in_days), ends_on: dateIn(ends_in_days), created_at: now };
    const promotion_id = await insertRow(tx, "promotion", { ...row, ...dates });
    const codeRows = Array.from({ length: codes }, (_, index) => ({
      promotion_id,
      code: `SAHEL-${1000 + 37 * index}`,
    }));
    await insertRows(tx, "promotion_code", codeRows);
  }
}
