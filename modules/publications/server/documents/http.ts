import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { documentRoutes, managedDocumentRoutes } from "../../contract/routes-documents.ts";
import { changeOf, queryOf, type PublicationContext } from "../context.ts";
import { createDocument, deleteDocument, updateDocument } from "./change-document.ts";
import {
  listDocuments,
  listManagedDocuments,
  listVersions,
  readDocument,
  readManagedDocument,
} from "./list-documents.ts";

export const bindDocuments = (context: PublicationContext): BoundRoute[] => [
  ...bindRoutes(documentRoutes, {
    listDocuments: ({ query, ...caller }) => listDocuments(queryOf(context, caller), query),
    readDocument: async ({ params, ...caller }) => ({
      data: await readDocument(queryOf(context, caller), params.id),
    }),
  }),
  ...bindRoutes(managedDocumentRoutes, {
    listManagedDocuments: ({ query, ...caller }) => listManagedDocuments(queryOf(context, caller), query),
    readManagedDocument: async ({ params, ...caller }) => ({
      data: await readManagedDocument(queryOf(context, caller), params.id),
    }),
    listDocumentVersions: async ({ params, ...caller }) => ({
      data: await listVersions(queryOf(context, caller), params.id),
    }),
    createDocument: async ({ body, ...caller }) => ({ data: await createDocument(changeOf(context, caller), body) }),
    updateDocument: async ({ params, body, ...caller }) => ({
      data: await updateDocument(changeOf(context, caller), params.id, body),
    }),
    deleteDocument: ({ params, ...caller }) => deleteDocument(changeOf(context, caller), params.id),
  }),
];
