import type { z } from "zod";
import { readPage, type PagedList, type PageOf } from "#platform/http/page.ts";
import { normalizeSearch } from "#platform/http/paged-statement.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { pageOnly } from "#shared/wire.ts";
import type { listManagedPromotionsQuery, ManagedPromotion, Promotion } from "../../contract/schemas-promotion.ts";
import { loadAudiences } from "../audiences/load-audiences.ts";
import { todayOf, type Query } from "../context.ts";
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
  keyOf: (row) => [row.endsOn, row.id],
};

const pictureUrlOf = (fileId: string | null, { context: { files }, readerId }: Query): string | null =>
  fileId === null ? null : files.url(fileId, "small", readerId);

function present(row: PromotionRow, query: Query): Promotion {
  const { pictureFileId, sharedCode, ownCode, hasCodes, hadCodes, ...shown } = row;
  const isUnique = row.codeKind === "unique";
  return {
    ...shown,
    pictureUrl: pictureUrlOf(pictureFileId, query),
    code: row.codeKind === "shared" ? sharedCode : ownCode,
    areCodesAwaited: isUnique && !hadCodes,
    can: { claim: isUnique && ownCode === null && hasCodes },
  };
}

/** Returns a page of the current offers of a person, earliest end first. */
export async function listPromotions(query: Query, place: z.output<typeof pageOnly>): Promise<PageOf<Promotion>> {
  const fetch = promotionPage(query.db, [query.readerId, await todayOf(query)]);
  const { data, page } = await readPage<PromotionRow>({ list: "promotions", ...byEnd, fetch }, place);
  return { data: data.map((row) => present(row, query)), page };
}

/** Returns a current offer of a person; throws `not_found`. */
export async function readPromotion(query: Query, id: string): Promise<Promotion> {
  const [row] = await selectPromotion(query.db, [query.readerId, await todayOf(query), id]);
  if (row === undefined) throw refuse("not_found");
  return present(row, query);
}

async function presentManaged(
  query: Query,
  rows: readonly ManagedPromotionRow[],
  today: string,
): Promise<ManagedPromotion[]> {
  const audienceOf = await loadAudiences(
    query.db,
    rows.map(({ audienceId }) => audienceId),
  );
  return rows.map(({ audienceId, codes: all, codesLeft: left, ...row }) => ({
    ...row,
    pictureUrl: pictureUrlOf(row.pictureFileId, query),
    state: stateOf(row, today),
    codes: row.codeKind === "unique" ? { all, left, isLow: isLow({ all, left }) } : null,
    audience: audienceOf(audienceId),
    can: { delete: all === left },
  }));
}

/** Returns a page of all offers, latest end first. */
export async function listManagedPromotions(
  query: Query,
  { search, state, ...place }: z.output<typeof listManagedPromotionsQuery>,
): Promise<PageOf<ManagedPromotion>> {
  const today = await todayOf(query);
  const filters = [normalizeSearch(search), state ?? null];
  const list = `managed promotions ${JSON.stringify(filters)}`;
  const fetch = managedPromotionPage(query.db, [today, ...filters]);
  const { data, page } = await readPage<ManagedPromotionRow>({ list, ...byEnd, fetch }, place);
  return { data: await presentManaged(query, data, today), page };
}

/** Returns an offer for promotion managers; throws `not_found`. */
export async function readManagedPromotion(query: Query, id: string): Promise<ManagedPromotion> {
  const rows = await selectManagedPromotion(query.db, [id]);
  const [promotion] = await presentManaged(query, rows, await todayOf(query));
  if (promotion === undefined) throw refuse("not_found");
  return promotion;
}
