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
    summary: "The reports that have appeared and are for me, those of the latest periods at first.",
    query: listDocumentsQuery,
    output: page(reportDocument),
  }),
  readDocument: route({
    method: "GET",
    path: "/documents/{id}",
    permission: "signedIn",
    tokens: "publications",
    viewing: "shown",
    summary: "One of these reports.",
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
    summary: "All reports, those of the latest periods at first.",
    query: listManagedDocumentsQuery,
    output: page(managedDocument),
  }),
  readManagedDocument: route({
    method: "GET",
    path: "/managed-documents/{id}",
    permission: "document.manage",
    viewing: "shown",
    summary: "One report.",
    params: idParams,
    output: data(managedDocument),
  }),
  listDocumentVersions: route({
    method: "GET",
    path: "/managed-documents/{id}/versions",
    permission: "document.manage",
    viewing: "shown",
    summary: "All files that a report has had, the newest first, with who added them.",
    params: idParams,
    output: z.object({ data: z.array(documentVersion) }),
  }),
  createDocument: route({
    method: "POST",
    path: "/managed-documents",
    permission: "document.manage",
    summary: "Adds a report. Its readers are told once, when it appears.",
    body: createDocument,
    output: data(managedDocument),
    errors: ["fields_conflict", "file_unknown", "department_unknown", "role_unknown"],
  }),
  updateDocument: route({
    method: "PATCH",
    path: "/managed-documents/{id}",
    permission: "document.manage",
    summary: "Changes a report: its words, its files, for whom it is, and when it is shown.",
    params: idParams,
    body: updateDocument,
    output: data(managedDocument),
    errors: ["stale_version", "fields_conflict", "file_unknown", "department_unknown", "role_unknown", "limit_reached"],
  }),
  deleteDocument: route({
    method: "DELETE",
    path: "/managed-documents/{id}",
    permission: "document.manage",
    summary: "Deletes a report that nobody is shown, with all its versions.",
    params: idParams,
    output: noContent,
    errors: ["still_used"],
  }),
};
