import { statement } from "#platform/database/statement.ts";
import { foldedContainsText, pageOf } from "#platform/http/paged-statement.ts";
import type { ManagedPromotion, Promotion } from "../../contract/schemas-promotion.ts";
import { isInAudience, readerText } from "../audiences/queries.ts";

type DescribedRow = Omit<Promotion, "pictureUrl" | "daysLeft" | "code" | "areCodesAwaited" | "can"> &
  Pick<ManagedPromotion, "pictureFileId" | "sharedCode">;
const described = `x.id, x.partner_ar as "partnerAr", x.partner_en as "partnerEn", x.title_ar as "titleAr",
  x.title_en as "titleEn", x.text_ar as "textAr", x.text_en as "textEn", x.picture_file_id as "pictureFileId", x.address,
  x.starts_on as "startsOn", x.ends_on as "endsOn", x.code_kind as "codeKind", x.shared_code as "sharedCode"`;

export type PromotionRow = DescribedRow & {
  daysLeft: number;
  ownCode: string | null;
  hasCodes: boolean;
  hadCodes: boolean;
};
const readers = `${described}, x.ends_on - $2::date as "daysLeft",
  (select c.code from promotion_code c where c.promotion_id = x.id and c.claimed_by = $1) as "ownCode",
  exists (select from promotion_code c where c.promotion_id = x.id and c.claimed_at is null) as "hasCodes",
  exists (select from promotion_code c where c.promotion_id = x.id) as "hadCodes"`;
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
export const selectPictureUses = statement<{ is_shown: boolean }>(
  `with ${readerText} select ${holds} as is_shown from promotion x where x.picture_file_id = $3`,
);

export type ManagedPromotionRow = DescribedRow &
  Pick<ManagedPromotion, "isActive" | "createdAt" | "version"> & {
    audienceId: string | null;
    codes: number;
    codesLeft: number;
  };
const managed = `select ${described}, x.audience_id as "audienceId", x.is_active as "isActive",
    x.created_at as "createdAt", x.version,
    (select count(*)::int from promotion_code c where c.promotion_id = x.id) as codes,
    (select count(*)::int from promotion_code c where c.promotion_id = x.id and c.claimed_at is null) as "codesLeft"
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
