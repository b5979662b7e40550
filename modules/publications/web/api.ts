import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { managedPromotionRoutes, promotionRoutes } from "#modules/publications/contract/routes-promotions.ts";
import type {
  audienceRoutes,
  linkGroupRoutes,
  linkRoutes,
  managedLinkRoutes,
} from "#modules/publications/contract/routes-links.ts";

type Links = typeof linkRoutes;
type Managed = typeof managedLinkRoutes;
type Groups = typeof linkGroupRoutes;

// A table does not change by itself under somebody's eyes.
const calm = { refetchOnWindowFocus: false };

const listAudienceChoices = endpoint<(typeof audienceRoutes)["listAudienceChoices"]>("GET", "/publication-audiences");
export const audienceChoicesQuery = queryOf(listAudienceChoices, {}, { staleTime: 300_000 });

const listLinks = endpoint<Links["listLinks"]>("GET", "/links");
export const keepLink = endpoint<Links["keepLink"]>("PUT", "/links/{id}/favourite");
export const dropLink = endpoint<Links["dropLink"]>("DELETE", "/links/{id}/favourite");
export const countLinkUse = endpoint<Links["countLinkUse"]>("POST", "/links/{id}/uses");
export const linksQuery = queryOf(listLinks, {});

const listManagedLinks = endpoint<Managed["listManagedLinks"]>("GET", "/links/managed");
export const createLink = endpoint<Managed["createLink"]>("POST", "/links");
const readManagedLink = endpoint<Managed["readManagedLink"]>("GET", "/links/{id}");
export const updateLink = endpoint<Managed["updateLink"]>("PATCH", "/links/{id}");
export const deleteLink = endpoint<Managed["deleteLink"]>("DELETE", "/links/{id}");
export const checkLink = endpoint<Managed["checkLink"]>("POST", "/links/{id}/check");
export const managedLinksQuery = (query: NonNullable<CallInput<Managed["listManagedLinks"]>["query"]>) =>
  queryOf(listManagedLinks, { query }, calm);
export const managedLinkQuery = (id: string) => queryOf(readManagedLink, { params: { id } }, calm);

const listLinkGroups = endpoint<Groups["listLinkGroups"]>("GET", "/link-groups");
export const createLinkGroup = endpoint<Groups["createLinkGroup"]>("POST", "/link-groups");
export const updateLinkGroup = endpoint<Groups["updateLinkGroup"]>("PATCH", "/link-groups/{id}");
export const deleteLinkGroup = endpoint<Groups["deleteLinkGroup"]>("DELETE", "/link-groups/{id}");
export const linkGroupsQuery = queryOf(listLinkGroups, {}, calm);

type Promotions = typeof promotionRoutes;
type ManagedPromotions = typeof managedPromotionRoutes;

const listPromotions = endpoint<Promotions["listPromotions"]>("GET", "/promotions");
export const claimCode = endpoint<Promotions["claimCode"]>("POST", "/promotions/{id}/code");
export const promotionsQuery = (cursor?: string) =>
  queryOf(listPromotions, { query: { limit: 24, ...(cursor === undefined ? {} : { cursor }) } });
/** For the home page. */
export const firstPromotionsQuery = queryOf(listPromotions, { query: { limit: 3 } });

const listManagedPromotions = endpoint<ManagedPromotions["listManagedPromotions"]>("GET", "/managed-promotions");
export const createPromotion = endpoint<ManagedPromotions["createPromotion"]>("POST", "/managed-promotions");
const readManagedPromotion = endpoint<ManagedPromotions["readManagedPromotion"]>("GET", "/managed-promotions/{id}");
export const updatePromotion = endpoint<ManagedPromotions["updatePromotion"]>("PATCH", "/managed-promotions/{id}");
export const deletePromotion = endpoint<ManagedPromotions["deletePromotion"]>("DELETE", "/managed-promotions/{id}");
export const addCodes = endpoint<ManagedPromotions["addCodes"]>("POST", "/managed-promotions/{id}/codes");
export const managedPromotionsQuery = (
  query: NonNullable<CallInput<ManagedPromotions["listManagedPromotions"]>["query"]>,
) => queryOf(listManagedPromotions, { query }, calm);
export const managedPromotionQuery = (id: string) => queryOf(readManagedPromotion, { params: { id } }, calm);
