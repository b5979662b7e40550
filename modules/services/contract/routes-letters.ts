import { route } from "#shared/route.ts";
import { data, idParams, page } from "#shared/wire.ts";
import { letterInList, letterParams, listLettersQuery, revokeLetter } from "./schemas-letter.ts";
import { request } from "./schemas-request.ts";

/** Letters issued by requests; users who can read the request can read its letter. */
export const letterRoutes = {
  listLetters: route({
    method: "GET",
    path: "/letters",
    permission: "service.manage",
    viewing: "hidden",
    summary: "Returns all issued letters, newest first.",
    query: listLettersQuery,
    output: page(letterInList),
  }),
  readLetter: route({
    method: "GET",
    path: "/requests/{id}/letter",
    permission: "signedIn",
    tokens: "services",
    viewing: "hidden",
    summary: "Returns the letter of a request as a PDF, with the facts of its issue date.",
    params: idParams,
    output: "raw",
    produces: "application/pdf",
  }),
  revokeLetter: route({
    method: "POST",
    path: "/requests/{id}/letter/revocation",
    permission: "signedIn",
    tokens: "services",
    summary:
      "Revokes a letter. Permitted to its approvers and to service managers, except for letters about themselves.",
    params: idParams,
    body: revokeLetter,
    output: data(request),
    status: 200,
    errors: ["not_allowed", "request_fixed"],
  }),
  checkLetter: route({
    method: "GET",
    path: "/letters/{code}",
    permission: "public",
    summary:
      "Returns a page with the validity, kind and issue date of a letter; 404 if no letter with this code is valid.",
    params: letterParams,
    output: "raw",
    produces: "text/html",
    acceptsSecret: true,
  }),
};
