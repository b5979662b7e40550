import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { linkGroupRoutes, linkRoutes, managedLinkRoutes } from "../../contract/routes-links.ts";
import { authorOf, changeOf, type PublicationContext } from "../context.ts";
import { createGroup, deleteGroup, listGroups, updateGroup } from "./change-group.ts";
import { createLink, deleteLink, updateLink } from "./change-link.ts";
import { checkLink } from "./check-links.ts";
import { countLinkUse, removeFavourite, addFavourite } from "./mark-favourite.ts";
import { listLinks, listManagedLinks, readManagedLink } from "./list-links.ts";

export const bindLinks = (context: PublicationContext): BoundRoute[] => {
  const { settings } = context;
  return [
    ...bindRoutes(linkRoutes, {
      listLinks: async ({ db, actor }) => ({ data: await listLinks(db, settings, actor.personId) }),
      keepLink: async ({ tx, actor, params }) => {
        await addFavourite(tx, settings, actor.personId, params.id);
        return { data: { isFavourite: true } };
      },
      dropLink: async ({ tx, actor, params }) => {
        await removeFavourite(tx, settings, actor.personId, params.id);
        return { data: { isFavourite: false } };
      },
      countLinkUse: ({ tx, actor, params }) => countLinkUse(tx, settings, actor.personId, params.id),
    }),
    ...bindRoutes(managedLinkRoutes, {
      listManagedLinks: ({ db, query }) => listManagedLinks(db, settings, query),
      createLink: async ({ body, ...caller }) => ({ data: await createLink(changeOf(context, caller), body) }),
      readManagedLink: async ({ db, params }) => ({ data: await readManagedLink(db, settings, params.id) }),
      updateLink: async ({ params, body, ...caller }) => ({
        data: await updateLink(changeOf(context, caller), params.id, body),
      }),
      deleteLink: ({ tx, params, ...caller }) => deleteLink(tx, authorOf(caller), params.id),
      checkLink: async ({ database, params }) => ({ data: await checkLink(database, context, params.id) }),
    }),
    ...bindRoutes(linkGroupRoutes, {
      listLinkGroups: async ({ db }) => ({ data: await listGroups(db) }),
      createLinkGroup: async ({ tx, body, ...caller }) => ({ data: await createGroup(tx, authorOf(caller), body) }),
      updateLinkGroup: async ({ tx, params, body, ...caller }) => ({
        data: await updateGroup(tx, authorOf(caller), params.id, body),
      }),
      deleteLinkGroup: ({ tx, params, ...caller }) => deleteGroup(tx, authorOf(caller), params.id),
    }),
  ];
};
