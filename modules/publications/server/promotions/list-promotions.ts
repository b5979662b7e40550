import type { z } from "zod";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { normalizeSearch } from "#platform/http/paged-statement.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { pageOnly } from "#shared/wire.ts";
import type { Audience } from "../../contract/schemas-audience.ts";
import type { listManagedPromotionsQuery, ManagedPromotion, Promotion } from "../../contract/schemas-promotion.ts";
import { loadAudiences } from "../audiences/load-audiences.ts";
import type { PublicationContext } from "../context.ts";
import { isLow, stateOf } from "./policy.ts";
import {
  managedPromotionPage,
  promotionPage,
  selectManagedPromotion,
  selectPromotion,
  type ManagedPromotionRow,
  type PromotionRow,
} from "./queries.ts";

type Surroundings = Pick<PublicationContext, "files" | "settings">;

export const todayOf = async (db: Reader, { settings }: Pick<PublicationContext, "settings">): Promise<string> =>
  civilDateIn((await settings(db)).timeZone);

const describedOf = (row: ManagedPromotionRow | PromotionRow, { files }: Surroundings, readerId: string) => ({
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

const present = (row: PromotionRow, context: Surroundings, readerId: string): Promotion => ({
  ...describedOf(row, context, readerId),
  daysLeft: row.days_left,
  code: row.code_kind === "shared" ? row.shared_code : row.own_code,
  areCodesAwaited: row.code_kind === "unique" && !row.had_codes,
  can: { claim: row.code_kind === "unique" && row.own_code === null && row.has_codes },
});

/** Returns a page of the current offers of a person, earliest end first. */
export async function listPromotions(
  db: Reader,
  context: Surroundings,
  readerId: string,
  query: z.output<typeof pageOnly>,
): Promise<PageOf<Promotion>> {
  const { data, page } = await readPage<PromotionRow>(
    {
      list: "promotions",
      kinds: ["date", "id"],
      keyOf: (row) => [row.ends_on, row.id],
      fetch: promotionPage(db, [readerId, await todayOf(db, context)]),
    },
    query,
  );
  return { data: data.map((row) => present(row, context, readerId)), page };
}

/** Returns a current offer of a person; throws `not_found`. */
export async function readPromotion(
  db: Reader,
  context: Surroundings,
  readerId: string,
  id: string,
): Promise<Promotion> {
  const [row] = await selectPromotion(db, [readerId, await todayOf(db, context), id]);
  if (row === undefined) throw refuse("not_found");
  return present(row, context, readerId);
}

type Viewing = { readerId: string; today: string; audiences: ReadonlyMap<string, Audience> };

function presentManaged(row: ManagedPromotionRow, context: Surroundings, viewing: Viewing): ManagedPromotion {
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
  db: Reader,
  context: Surroundings,
  readerId: string,
  query: z.output<typeof listManagedPromotionsQuery>,
): Promise<PageOf<ManagedPromotion>> {
  const today = await todayOf(db, context);
  const filters = [normalizeSearch(query.search), query.state ?? null];
  const { data, page } = await readPage<ManagedPromotionRow>(
    {
      list: `managed promotions ${JSON.stringify(filters)}`,
      kinds: ["date", "id"],
      keyOf: (row) => [row.ends_on, row.id],
      fetch: managedPromotionPage(db, [today, ...filters]),
    },
    query,
  );
  const audiences = await loadAudiences(
    db,
    data.map((row) => row.audience_id),
  );
  return { data: data.map((row) => presentManaged(row, context, { readerId, today, audiences })), page };
}

/** Returns an offer for promotion managers; throws `not_found`. */
export async function readManagedPromotion(
  db: Reader,
  context: Surroundings,
  readerId: string,
  id: string,
): Promise<ManagedPromotion> {
  const [row] = await selectManagedPromotion(db, [id]);
  if (row === undefined) throw refuse("not_found");
  const audiences = await loadAudiences(db, [row.audience_id]);
  return presentManaged(row, context, { readerId, today: await todayOf(db, context), audiences });
}
