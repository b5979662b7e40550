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
    summary: "Every letter that was issued, the last first.",
    query: listLettersQuery,
    output: page(letterInList),
  }),
  readLetter: route({
    method: "GET",
    path: "/requests/{id}/letter",
    permission: "signedIn",
    tokens: "services",
    viewing: "hidden",
    summary: "The letter that a request has brought about, as a PDF of what was true on the day it was issued.",
    params: idParams,
    output: "raw",
    produces: "application/pdf",
  }),
  revokeLetter: route({
    method: "POST",
    path: "/requests/{id}/letter/revocation",
    permission: "signedIn",
    tokens: "services",
    summary: "Takes a letter back: for those who approved it or look after services, never for whom it is about.",
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
      "A page that says whether a letter with this code is valid, of which kind it is and when it was issued; the same page with 404 says that there is none.",
    params: letterParams,
    output: "raw",
    produces: "text/html",
    acceptsSecret: true,
  }),
};
