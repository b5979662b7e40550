import { route } from "#shared/route.ts";
import { idParams, page } from "#shared/wire.ts";
import { letterInList, letterParams, listLettersQuery } from "./schemas-letter.ts";

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
