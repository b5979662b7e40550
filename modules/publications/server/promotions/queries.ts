import { statement } from "#platform/database/statement.ts";
import { foldedContainsText, pageOf } from "#platform/http/paged-statement.ts";
import type { CodeKind } from "../../contract/schemas-promotion.ts";
import { isInAudience, readerText } from "../audiences/queries.ts";

type DescribedRow = {
  id: string;
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
};
const described = `x.id, x.partner_ar, x.partner_en, x.title_ar, x.title_en, x.text_ar, x.text_en, x.picture_file_id,
  x.address, x.starts_on::text, x.ends_on::text, x.code_kind, x.shared_code`;

export type PromotionRow = DescribedRow & {
  days_left: number;
  own_code: string | null;
  has_codes: boolean;
  had_codes: boolean;
};
const readers = `${described}, x.ends_on - $2::date as days_left,
  (select c.code from promotion_code c where c.promotion_id = x.id and c.claimed_by = $1) as own_code,
  exists (select from promotion_code c where c.promotion_id = x.id and c.claimed_at is null) as has_codes,
  exists (select from promotion_code c where c.promotion_id = x.id) as had_codes`;
const holds = `x.is_active and x.starts_on <= $2::date and x.ends_on >= $2::date and ${isInAudience("x")}`;

/** Current offers of a person. Values: person, today. */
export const promotionPage = pageOf<PromotionRow>(
  ["x.ends_on", "x.id"],
  "asc",
  ({ after, orderBy, size }) => `with ${readerText}
  select ${readers} from promotion x where ${holds} and ${after} order by ${orderBy} limit ${size}`,
);

/** One of them. Values: person, today, id. */
export const selectPromotion = statement<PromotionRow>(
  `with ${readerText} select ${readers} from promotion x where x.id = $3 and ${holds}`,
);

/** Offers with a picture, and whether each is current for the person. Values: person, today, file. */
export const selectPictureUses = statement<{ holds: boolean }>(
  `with ${readerText} select ${holds} as holds from promotion x where x.picture_file_id = $3`,
);

export type ManagedPromotionRow = DescribedRow & {
  audience_id: string | null;
  is_active: boolean;
  created_at: string;
  version: number;
  codes: number;
  codes_left: number;
};
const managed = `select ${described}, x.audience_id, x.is_active, x.created_at, x.version,
    (select count(*)::int from promotion_code c where c.promotion_id = x.id) as codes,
    (select count(*)::int from promotion_code c where c.promotion_id = x.id and c.claimed_at is null) as codes_left
  from promotion x`;

/** Values: id. */
export const selectManagedPromotion = statement<ManagedPromotionRow>(`${managed} where x.id = $1`);

/** Values: today, words, state; the last two may be null for any. */
export const managedPromotionPage = pageOf<ManagedPromotionRow>(
  ["x.ends_on", "x.id"],
  "desc",
  ({ after, orderBy, size }) => `${managed}
  where ${foldedContainsText("x.folded", 2)}
    and ($3::text is null or $3 = case when not x.is_active then 'inactive' when x.ends_on < $1::date then 'over'
      when x.starts_on > $1::date then 'coming' else 'running' end) and ${after}
  order by ${orderBy} limit ${size}`,
);
