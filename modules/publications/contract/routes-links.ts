import { z } from "zod";
import { noContent, route } from "#shared/route.ts";
import { data, idParams, page } from "#shared/wire.ts";
import { audienceChoices } from "./schemas-audience.ts";
import {
  createLink,
  createLinkGroup,
  favourite,
  linkGroup,
  groupedLinks,
  listManagedLinksQuery,
  managedLink,
  updateLink,
  updateLinkGroup,
} from "./schemas-link.ts";

export const audienceRoutes = {
  listAudienceChoices: route({
    method: "GET",
    path: "/publication-audiences",
    permission: "signedIn",
    tokens: "publications",
    viewing: "shown",
    summary: "Returns the departments and roles that an audience can consist of. Only for publishers.",
    output: data(audienceChoices),
  }),
};

/** Important links for readers. */
export const linkRoutes = {
  listLinks: route({
    method: "GET",
    path: "/links",
    permission: "signedIn",
    tokens: "publications",
    viewing: "shown",
    summary: "Returns the links that the caller may see, by group, and the caller's favourites.",
    output: data(groupedLinks),
  }),
  keepLink: route({
    method: "PUT",
    path: "/links/{id}/favourite",
    permission: "signedIn",
    tokens: "publications",
    summary: "Adds a link to the caller's favourites.",
    params: idParams,
    output: data(favourite),
    errors: ["limit_reached"],
  }),
  dropLink: route({
    method: "DELETE",
    path: "/links/{id}/favourite",
    permission: "signedIn",
    tokens: "publications",
    summary: "Removes a link from the caller's favourites.",
    params: idParams,
    output: data(favourite),
    status: 200,
  }),
  countLinkUse: route({
    method: "POST",
    path: "/links/{id}/uses",
    permission: "signedIn",
    tokens: "publications",
    summary: "Counts a use of a link, without the user.",
    params: idParams,
    output: noContent,
  }),
};

/** Important links for link managers. */
export const managedLinkRoutes = {
  listManagedLinks: route({
    method: "GET",
    path: "/links/managed",
    permission: "link.manage",
    viewing: "shown",
    summary: "Returns all links in order, with audiences, uses and health.",
    query: listManagedLinksQuery,
    output: page(managedLink),
  }),
  createLink: route({
    method: "POST",
    path: "/links",
    permission: "link.manage",
    summary: "Adds a link.",
    body: createLink,
    output: data(managedLink),
    errors: ["group_unknown", "department_unknown", "role_unknown", "limit_reached"],
  }),
  readManagedLink: route({
    method: "GET",
    path: "/links/{id}",
    permission: "link.manage",
    viewing: "shown",
    summary: "Returns a link.",
    params: idParams,
    output: data(managedLink),
  }),
  updateLink: route({
    method: "PATCH",
    path: "/links/{id}",
    permission: "link.manage",
    summary: "Changes, activates or deactivates a link.",
    params: idParams,
    body: updateLink,
    output: data(managedLink),
    errors: ["stale_version", "group_unknown", "department_unknown", "role_unknown"],
  }),
  deleteLink: route({
    method: "DELETE",
    path: "/links/{id}",
    permission: "link.manage",
    summary: "Deletes a link, also from the favourites of all users.",
    params: idParams,
    output: noContent,
  }),
  checkLink: route({
    method: "POST",
    path: "/links/{id}/check",
    permission: "link.manage",
    summary: "Checks the address of a link now.",
    params: idParams,
    output: data(managedLink),
    status: 200,
    transaction: "own",
  }),
};

export const linkGroupRoutes = {
  listLinkGroups: route({
    method: "GET",
    path: "/link-groups",
    permission: "link.manage",
    viewing: "shown",
    summary: "Returns all groups of links in order.",
    output: z.object({ data: z.array(linkGroup) }),
  }),
  createLinkGroup: route({
    method: "POST",
    path: "/link-groups",
    permission: "link.manage",
    summary: "Adds a group.",
    body: createLinkGroup,
    output: data(linkGroup),
    errors: ["name_taken", "limit_reached"],
  }),
  updateLinkGroup: route({
    method: "PATCH",
    path: "/link-groups/{id}",
    permission: "link.manage",
    summary: "Changes a group.",
    params: idParams,
    body: updateLinkGroup,
    output: data(linkGroup),
    errors: ["stale_version", "name_taken"],
  }),
  deleteLinkGroup: route({
    method: "DELETE",
    path: "/link-groups/{id}",
    permission: "link.manage",
    summary: "Deletes a group without links.",
    params: idParams,
    output: noContent,
    errors: ["still_used"],
  }),
};
