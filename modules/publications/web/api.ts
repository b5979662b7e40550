import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { documentRoutes, managedDocumentRoutes } from "#modules/publications/contract/routes-documents.ts";
import type { ReportKind } from "#modules/publications/contract/schemas-document.ts";
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
export const linksQuery = queryOf(listLinks, {}, { isKept: true });

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
export const firstPromotionsQuery = queryOf(listPromotions, { query: { limit: 3 } }, { isKept: true });

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

type Documents = typeof documentRoutes;
type ManagedDocuments = typeof managedDocumentRoutes;

const listDocuments = endpoint<Documents["listDocuments"]>("GET", "/documents");
const readDocument = endpoint<Documents["readDocument"]>("GET", "/documents/{id}");
export const documentsQuery = (reportKind: ReportKind, cursor?: string) =>
  queryOf(listDocuments, { query: { reportKind, limit: 50, ...(cursor === undefined ? {} : { cursor }) } });
export const documentQuery = (id: string) => queryOf(readDocument, { params: { id } }, calm);

const listManagedDocuments = endpoint<ManagedDocuments["listManagedDocuments"]>("GET", "/managed-documents");
export const createDocument = endpoint<ManagedDocuments["createDocument"]>("POST", "/managed-documents");
const readManagedDocument = endpoint<ManagedDocuments["readManagedDocument"]>("GET", "/managed-documents/{id}");
export const updateDocument = endpoint<ManagedDocuments["updateDocument"]>("PATCH", "/managed-documents/{id}");
export const deleteDocument = endpoint<ManagedDocuments["deleteDocument"]>("DELETE", "/managed-documents/{id}");
const listDocumentVersions = endpoint<ManagedDocuments["listDocumentVersions"]>(
  "GET",
  "/managed-documents/{id}/versions",
);
export const managedDocumentsQuery = (
  query: NonNullable<CallInput<ManagedDocuments["listManagedDocuments"]>["query"]>,
) => queryOf(listManagedDocuments, { query }, calm);
export const managedDocumentQuery = (id: string) => queryOf(readManagedDocument, { params: { id } }, calm);
export const documentVersionsQuery = (id: string) => queryOf(listDocumentVersions, { params: { id } }, calm);
