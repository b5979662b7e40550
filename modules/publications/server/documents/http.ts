import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { documentRoutes, managedDocumentRoutes } from "../../contract/routes-documents.ts";
import { authorOf, type PublicationContext } from "../context.ts";
import { createDocument, deleteDocument, updateDocument } from "./change-document.ts";
import {
  listDocuments,
  listManagedDocuments,
  listVersions,
  readDocument,
  readManagedDocument,
} from "./list-documents.ts";

export const bindDocuments = (context: PublicationContext): BoundRoute[] => {
  const changing = (caller: Parameters<typeof authorOf>[0]) => ({ ...context, author: authorOf(caller) });
  return [
    ...bindRoutes(documentRoutes, {
      listDocuments: ({ db, actor, query }) => listDocuments({ db, context, readerId: actor.personId }, query),
      readDocument: async ({ db, actor, params }) => ({
        data: await readDocument({ db, context, readerId: actor.personId }, params.id),
      }),
    }),
    ...bindRoutes(managedDocumentRoutes, {
      listManagedDocuments: ({ db, actor, query }) =>
        listManagedDocuments({ db, context, readerId: actor.personId }, query),
      readManagedDocument: async ({ db, actor, params }) => ({
        data: await readManagedDocument({ db, context, readerId: actor.personId }, params.id),
      }),
      listDocumentVersions: async ({ db, actor, params }) => ({
        data: await listVersions({ db, context, readerId: actor.personId }, params.id),
      }),
      createDocument: async ({ tx, body, ...caller }) => ({ data: await createDocument(tx, changing(caller), body) }),
      updateDocument: async ({ tx, params, body, ...caller }) => ({
        data: await updateDocument(tx, changing(caller), params.id, body),
      }),
      deleteDocument: ({ tx, params, ...caller }) => deleteDocument(tx, changing(caller), params.id),
    }),
  ];
};
