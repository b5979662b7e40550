import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { documentRoutes, managedDocumentRoutes } from "../../contract/routes-documents.ts";
import type { PublicationContext } from "../context.ts";
import { createDocument, deleteDocument, updateDocument } from "./change-document.ts";
import {
  listDocuments,
  listManagedDocuments,
  listVersions,
  readDocument,
  readManagedDocument,
} from "./list-documents.ts";

export const bindDocuments = (context: PublicationContext): BoundRoute[] => {
  const doorsOf = (personId: string, requestId: string) => ({ ...context, author: { personId, requestId } });
  return [
    ...bindRoutes(documentRoutes, {
      listDocuments: ({ db, actor, query }) => listDocuments(db, context, actor.personId, query),
      readDocument: async ({ db, actor, params }) => ({
        data: await readDocument(db, context, actor.personId, params.id),
      }),
    }),
    ...bindRoutes(managedDocumentRoutes, {
      listManagedDocuments: ({ db, actor, query }) => listManagedDocuments(db, context, actor.personId, query),
      readManagedDocument: async ({ db, actor, params }) => ({
        data: await readManagedDocument(db, context, actor.personId, params.id),
      }),
      listDocumentVersions: async ({ db, actor, params }) => ({
        data: await listVersions(db, context, actor.personId, params.id),
      }),
      createDocument: async ({ tx, actor, body, facts }) => ({
        data: await createDocument(tx, doorsOf(actor.personId, facts.id), body),
      }),
      updateDocument: async ({ tx, actor, params, body, facts }) => ({
        data: await updateDocument(tx, doorsOf(actor.personId, facts.id), params.id, body),
      }),
      deleteDocument: ({ tx, actor, params, facts }) =>
        deleteDocument(tx, doorsOf(actor.personId, facts.id), params.id),
    }),
  ];
};
