import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { linkGroupRoutes, linkRoutes, managedLinkRoutes } from "../../contract/routes-links.ts";
import { changeOf, queryOf, type PublicationContext } from "../context.ts";
import { createGroup, deleteGroup, listGroups, updateGroup } from "./change-group.ts";
import { createLink, deleteLink, updateLink } from "./change-link.ts";
import { checkLink } from "./check-links.ts";
import { countLinkUse, removeFavourite, addFavourite } from "./mark-favourite.ts";
import { listLinks, listManagedLinks, readManagedLink } from "./list-links.ts";

export const bindLinks = (context: PublicationContext): BoundRoute[] => [
  ...bindRoutes(linkRoutes, {
    listLinks: async (caller) => ({ data: await listLinks(queryOf(context, caller)) }),
    keepLink: async ({ params, ...caller }) => {
      await addFavourite(changeOf(context, caller), params.id);
      return { data: { isFavourite: true } };
    },
    dropLink: async ({ params, ...caller }) => {
      await removeFavourite(changeOf(context, caller), params.id);
      return { data: { isFavourite: false } };
    },
    countLinkUse: ({ params, ...caller }) => countLinkUse(changeOf(context, caller), params.id),
  }),
  ...bindRoutes(managedLinkRoutes, {
    listManagedLinks: ({ db, query }) => listManagedLinks({ db, context }, query),
    createLink: async ({ body, ...caller }) => ({ data: await createLink(changeOf(context, caller), body) }),
    readManagedLink: async ({ db, params }) => ({ data: await readManagedLink({ db, context }, params.id) }),
    updateLink: async ({ params, body, ...caller }) => ({
      data: await updateLink(changeOf(context, caller), params.id, body),
    }),
    deleteLink: ({ params, ...caller }) => deleteLink(changeOf(context, caller), params.id),
    checkLink: async ({ database, params }) => ({ data: await checkLink(database, context, params.id) }),
  }),
  ...bindRoutes(linkGroupRoutes, {
    listLinkGroups: async ({ db }) => ({ data: await listGroups(db) }),
    createLinkGroup: async ({ body, ...caller }) => ({ data: await createGroup(changeOf(context, caller), body) }),
    updateLinkGroup: async ({ params, body, ...caller }) => ({
      data: await updateGroup(changeOf(context, caller), params.id, body),
    }),
    deleteLinkGroup: ({ params, ...caller }) => deleteGroup(changeOf(context, caller), params.id),
  }),
];
