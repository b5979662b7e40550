import { statement } from "#platform/database/statement.ts";

/** Inserts unclaimed codes; returns the number of new ones. */
export const insertCodes = statement<{ id: string }, [promotionId: string, codes: readonly string[]]>(`
  insert into promotion_code (promotion_id, code) select $1, code from unnest($2::text[]) as code
  on conflict on constraint promotion_code_once do nothing returning id`).countChanged;

/** Claims a free code; null if none is left. Skips codes locked by concurrent claims instead of waiting for them. */
export const claimCode = statement<{ code: string }, [promotionId: string, personId: string, at: string]>(`
  update promotion_code set claimed_by = $2, claimed_at = $3
  where id = (select id from promotion_code where promotion_id = $1 and claimed_at is null
    order by id limit 1 for update skip locked)
  returning code`).changed;
