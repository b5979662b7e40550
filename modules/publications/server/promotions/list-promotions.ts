import type { z } from "zod";
import { readPage, type PagedList, type PageOf } from "#platform/http/page.ts";
import { normalizeSearch } from "#platform/http/paged-statement.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { pageOnly } from "#shared/wire.ts";
import { todayOf, type Query, type FileContext } from "../context.ts";
import type { Audience } from "../../contract/schemas-audience.ts";
import type { listManagedPromotionsQuery, ManagedPromotion, Promotion } from "../../contract/schemas-promotion.ts";
import { loadAudiences } from "../audiences/load-audiences.ts";
import { isLow, stateOf } from "./policy.ts";
import {
  managedPromotionPage,
  promotionPage,
  selectManagedPromotion,
  selectPromotion,
  type ManagedPromotionRow,
  type PromotionRow,
} from "./queries.ts";

/** The order of a list of promotions by their last day. */
const byEnd: Pick<PagedList<PromotionRow | ManagedPromotionRow>, "kinds" | "keyOf"> = {
  kinds: ["date", "id"],
  keyOf: (row) => [row.ends_on, row.id],
};

const describedOf = (row: ManagedPromotionRow | PromotionRow, { files }: FileContext, readerId: string) => ({
  id: row.id,
  partnerAr: row.partner_ar,
  partnerEn: row.partner_en,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  textAr: row.text_ar,
  textEn: row.text_en,
  pictureUrl: row.picture_file_id === null ? null : files.url(row.picture_file_id, "small", readerId),
  address: row.address,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  codeKind: row.code_kind,
});

const present = (row: PromotionRow, context: FileContext, readerId: string): Promotion => ({
  ...describedOf(row, context, readerId),
  daysLeft: row.days_left,
  code: row.code_kind === "shared" ? row.shared_code : row.own_code,
  areCodesAwaited: row.code_kind === "unique" && !row.had_codes,
  can: { claim: row.code_kind === "unique" && row.own_code === null && row.has_codes },
});

/** Returns a page of the current offers of a person, earliest end first. */
export async function listPromotions(
  { db, context, readerId }: Query,
  query: z.output<typeof pageOnly>,
): Promise<PageOf<Promotion>> {
  const { data, page } = await readPage<PromotionRow>(
    { list: "promotions", ...byEnd, fetch: promotionPage(db, [readerId, await todayOf(db, context)]) },
    query,
  );
  return { data: data.map((row) => present(row, context, readerId)), page };
}

/** Returns a current offer of a person; throws `not_found`. */
export async function readPromotion({ db, context, readerId }: Query, id: string): Promise<Promotion> {
  const [row] = await selectPromotion(db, [readerId, await todayOf(db, context), id]);
  if (row === undefined) throw refuse("not_found");
  return present(row, context, readerId);
}

type Viewing = { readerId: string; today: string; audiences: ReadonlyMap<string, Audience> };

function presentManaged(row: ManagedPromotionRow, context: FileContext, viewing: Viewing): ManagedPromotion {
  const shown = describedOf(row, context, viewing.readerId);
  const counts = { all: row.codes, left: row.codes_left };
  return {
    ...shown,
    state: stateOf({ ...shown, isActive: row.is_active }, viewing.today),
    pictureFileId: row.picture_file_id,
    sharedCode: row.shared_code,
    codes: row.code_kind === "unique" ? { ...counts, isLow: isLow(counts) } : null,
    audience: row.audience_id === null ? null : (viewing.audiences.get(row.audience_id) ?? null),
    isActive: row.is_active,
    createdAt: row.created_at,
    version: row.version,
    can: { delete: row.codes === row.codes_left },
  };
}

/** Returns a page of all offers, latest end first. */
export async function listManagedPromotions(
  { db, context, readerId }: Query,
  query: z.output<typeof listManagedPromotionsQuery>,
): Promise<PageOf<ManagedPromotion>> {
  const today = await todayOf(db, context);
  const filters = [normalizeSearch(query.search), query.state ?? null];
  const { data, page } = await readPage<ManagedPromotionRow>(
    {
      list: `managed promotions ${JSON.stringify(filters)}`,
      ...byEnd,
      fetch: managedPromotionPage(db, [today, ...filters]),
    },
    query,
  );
  const audienceIds = data.map((row) => row.audience_id);
  const audiences = await loadAudiences(db, audienceIds);
  return { data: data.map((row) => presentManaged(row, context, { readerId, today, audiences })), page };
}

/** Returns an offer for promotion managers; throws `not_found`. */
export async function readManagedPromotion({ db, context, readerId }: Query, id: string): Promise<ManagedPromotion> {
  const [row] = await selectManagedPromotion(db, [id]);
  if (row === undefined) throw refuse("not_found");
  const audiences = await loadAudiences(db, [row.audience_id]);
  return presentManaged(row, context, { readerId, today: await todayOf(db, context), audiences });
}
