import { route } from "#shared/route.ts";
import { data, idParams, page, pageOnly } from "#shared/wire.ts";
import { directoryPage, directoryQuery, person, previewQuery, sighting, workplaces } from "./schemas-directory.ts";

export const directoryRoutes = {
  listUsers: route({
    method: "GET",
    path: "/users",
    permission: "signedIn",
    summary: "The people who work here, by name in the reader's language.",
    query: directoryQuery,
    output: directoryPage,
  }),
  listWorkplaces: route({
    method: "GET",
    path: "/users/places",
    permission: "signedIn",
    summary: "Where people work, by name; 200 at most.",
    output: workplaces,
  }),
  readUser: route({
    method: "GET",
    path: "/users/{id}",
    permission: "signedIn",
    summary: "A person, with what they let you see of them.",
    params: idParams,
    output: data(person),
  }),
  readUserCard: route({
    method: "GET",
    path: "/users/{id}/card.vcf",
    permission: "signedIn",
    summary: "A person as a vCard 4.0 in both languages, with what they let you see of them.",
    params: idParams,
    output: "raw",
    produces: "text/vcard",
  }),
  previewMe: route({
    method: "GET",
    path: "/me/preview",
    permission: "signedIn",
    summary: "Me, as a colleague, somebody of my department or one of my managers sees me.",
    query: previewQuery,
    output: data(person),
  }),
  listSightings: route({
    method: "GET",
    path: "/me/sightings",
    permission: "signedIn",
    summary: "Who saw what I do not show to everybody, the latest day first.",
    query: pageOnly,
    output: page(sighting),
  }),
};
