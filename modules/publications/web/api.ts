import { endpoint, type CallInput } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { documentRoutes, managedDocumentRoutes } from "#modules/publications/contract/routes-documents.ts";
import type { ReportKind } from "#modules/publications/contract/schemas-document.ts";
import { managedPromotionRoutes, promotionRoutes } from "#modules/publications/contract/routes-promotions.ts";
import {
  audienceRoutes,
  linkGroupRoutes,
  linkRoutes,
  managedLinkRoutes,
} from "#modules/publications/contract/routes-links.ts";
import type { Route } from "#shared/route.ts";

/** The query of a list in the administration. */
type ListQuery<R extends Route> = CallInput<R> extends { query?: infer Query } ? NonNullable<Query> : never;

// A table does not change while it is read.
const calm = { refetchOnWindowFocus: false };

const listAudienceChoices = endpoint(audienceRoutes.listAudienceChoices);
export const audienceChoicesQuery = queryOf(listAudienceChoices, {}, { staleTime: 300_000 });

const listLinks = endpoint(linkRoutes.listLinks);
export const keepLink = endpoint(linkRoutes.keepLink);
export const dropLink = endpoint(linkRoutes.dropLink);
export const countLinkUse = endpoint(linkRoutes.countLinkUse);
export const linksQuery = queryOf(listLinks, {}, { isCached: true });

const listManagedLinks = endpoint(managedLinkRoutes.listManagedLinks);
export const createLink = endpoint(managedLinkRoutes.createLink);
const readManagedLink = endpoint(managedLinkRoutes.readManagedLink);
export const updateLink = endpoint(managedLinkRoutes.updateLink);
export const deleteLink = endpoint(managedLinkRoutes.deleteLink);
export const checkLink = endpoint(managedLinkRoutes.checkLink);
export const managedLinksQuery = (query: ListQuery<typeof managedLinkRoutes.listManagedLinks>) =>
  queryOf(listManagedLinks, { query }, calm);
export const managedLinkQuery = (id: string) => queryOf(readManagedLink, { params: { id } }, calm);

const listLinkGroups = endpoint(linkGroupRoutes.listLinkGroups);
export const createLinkGroup = endpoint(linkGroupRoutes.createLinkGroup);
export const updateLinkGroup = endpoint(linkGroupRoutes.updateLinkGroup);
export const deleteLinkGroup = endpoint(linkGroupRoutes.deleteLinkGroup);
export const linkGroupsQuery = queryOf(listLinkGroups, {}, calm);

const listPromotions = endpoint(promotionRoutes.listPromotions);
export const claimCode = endpoint(promotionRoutes.claimCode);
export const promotionsQuery = (cursor?: string) =>
  queryOf(listPromotions, { query: { limit: 24, ...(cursor === undefined ? {} : { cursor }) } });
/** For the home page. */
export const firstPromotionsQuery = queryOf(listPromotions, { query: { limit: 3 } }, { isCached: true });

const listManagedPromotions = endpoint(managedPromotionRoutes.listManagedPromotions);
export const createPromotion = endpoint(managedPromotionRoutes.createPromotion);
const readManagedPromotion = endpoint(managedPromotionRoutes.readManagedPromotion);
export const updatePromotion = endpoint(managedPromotionRoutes.updatePromotion);
export const deletePromotion = endpoint(managedPromotionRoutes.deletePromotion);
export const addCodes = endpoint(managedPromotionRoutes.addCodes);
export const managedPromotionsQuery = (query: ListQuery<typeof managedPromotionRoutes.listManagedPromotions>) =>
  queryOf(listManagedPromotions, { query }, calm);
export const managedPromotionQuery = (id: string) => queryOf(readManagedPromotion, { params: { id } }, calm);

const listDocuments = endpoint(documentRoutes.listDocuments);
const readDocument = endpoint(documentRoutes.readDocument);
export const documentsQuery = (reportKind: ReportKind, cursor?: string) =>
  queryOf(listDocuments, { query: { reportKind, limit: 50, ...(cursor === undefined ? {} : { cursor }) } });
export const documentQuery = (id: string) => queryOf(readDocument, { params: { id } }, calm);

const listManagedDocuments = endpoint(managedDocumentRoutes.listManagedDocuments);
export const createDocument = endpoint(managedDocumentRoutes.createDocument);
const readManagedDocument = endpoint(managedDocumentRoutes.readManagedDocument);
export const updateDocument = endpoint(managedDocumentRoutes.updateDocument);
export const deleteDocument = endpoint(managedDocumentRoutes.deleteDocument);
const listDocumentVersions = endpoint(managedDocumentRoutes.listDocumentVersions);
export const managedDocumentsQuery = (query: ListQuery<typeof managedDocumentRoutes.listManagedDocuments>) =>
  queryOf(listManagedDocuments, { query }, calm);
export const managedDocumentQuery = (id: string) => queryOf(readManagedDocument, { params: { id } }, calm);
export const documentVersionsQuery = (id: string) => queryOf(listDocumentVersions, { params: { id } }, calm);
