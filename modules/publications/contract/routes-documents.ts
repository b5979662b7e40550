import { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import { data, idParams, page } from "#shared/wire.ts";
import {
  createDocument,
  documentVersion,
  listDocumentsQuery,
  listManagedDocumentsQuery,
  managedDocument,
  reportDocument,
  updateDocument,
} from "./schemas-document.ts";

/** Reports for readers. */
export const documentRoutes = {
  listDocuments: route({
    method: "GET",
    path: "/documents",
    permission: "signedIn",
    tokens: "publications",
    viewing: "shown",
    summary: "Returns published reports that the caller may read, latest periods first.",
    query: listDocumentsQuery,
    output: page(reportDocument),
  }),
  readDocument: route({
    method: "GET",
    path: "/documents/{id}",
    permission: "signedIn",
    tokens: "publications",
    viewing: "shown",
    summary: "Returns a published report that the caller may read.",
    params: idParams,
    output: data(reportDocument),
  }),
};

/** Reports for publishers. */
export const managedDocumentRoutes = {
  listManagedDocuments: route({
    method: "GET",
    path: "/managed-documents",
    permission: "document.manage",
    viewing: "shown",
    summary: "Returns all reports, latest periods first.",
    query: listManagedDocumentsQuery,
    output: page(managedDocument),
  }),
  readManagedDocument: route({
    method: "GET",
    path: "/managed-documents/{id}",
    permission: "document.manage",
    viewing: "shown",
    summary: "Returns a report.",
    params: idParams,
    output: data(managedDocument),
  }),
  listDocumentVersions: route({
    method: "GET",
    path: "/managed-documents/{id}/versions",
    permission: "document.manage",
    viewing: "shown",
    summary: "Returns all versions of a report's files, newest first.",
    params: idParams,
    output: z.object({ data: z.array(documentVersion) }),
  }),
  createDocument: route({
    method: "POST",
    path: "/managed-documents",
    permission: "document.manage",
    summary: "Adds a report. Its readers are notified once, when it is published.",
    body: createDocument,
    output: data(managedDocument),
    errors: ["fields_conflict", "file_unknown", "department_unknown", "role_unknown"],
  }),
  updateDocument: route({
    method: "PATCH",
    path: "/managed-documents/{id}",
    permission: "document.manage",
    summary: "Changes the texts, files, audience or publication of a report.",
    params: idParams,
    body: updateDocument,
    output: data(managedDocument),
    errors: ["stale_version", "fields_conflict", "file_unknown", "department_unknown", "role_unknown", "limit_reached"],
  }),
  deleteDocument: route({
    method: "DELETE",
    path: "/managed-documents/{id}",
    permission: "document.manage",
    summary: "Deletes an unpublished or withdrawn report with all its versions.",
    params: idParams,
    output: noContent,
    errors: ["still_used"],
  }),
};
