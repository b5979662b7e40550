import { noContent, route } from "#shared/route.ts";
import { data } from "#shared/wire.ts";
import { z } from "zod";
import { ownAccount } from "../schemas.ts";
import { beginQuery, linkBody, linkedAccounts, providerAddress, signedInElsewhere, ticketBody } from "./schemas.ts";

export const singleSignOnRoutes = {
  beginSingleSignOn: route({
    method: "GET",
    path: "/single-sign-on",
    permission: "public",
    summary: "Redirects the browser to the provider of single sign-on, and afterwards to `next`.",
    query: beginQuery,
    output: "raw",
    status: 303,
    produces: "text/html",
    errors: ["not_found"],
  }),
  finishSingleSignOn: route({
    method: "GET",
    path: "/single-sign-on/callback",
    permission: "public",
    summary:
      "Where the provider sends the browser back; leads on to the sign-in page with a ticket, or with what went wrong.",
    // Providers add parameters of their own.
    query: z.looseObject({}),
    output: "raw",
    status: 303,
    produces: "text/html",
    errors: ["not_found"],
    acceptsSecret: true,
  }),
  openSingleSignOnSession: route({
    method: "POST",
    path: "/single-sign-on/session",
    permission: "public",
    summary: "Signs in with the ticket of a single sign-on, in the browser that started it.",
    body: ticketBody,
    output: data(signedInElsewhere),
    status: 200,
    errors: [
      "not_found",
      "link_invalid",
      "single_sign_on_unknown",
      "single_sign_on_link_first",
      "account_unconfirmed",
      "account_waiting",
      "account_disabled",
    ],
    transaction: "own",
    acceptsSecret: true,
  }),
  readLinkedAccounts: route({
    method: "GET",
    path: "/me/single-sign-on",
    ...ownAccount,
    summary: "Returns the user's links to the provider of single sign-on.",
    output: data(linkedAccounts),
  }),
  linkAccount: route({
    method: "POST",
    path: "/me/single-sign-on",
    ...ownAccount,
    summary: "Starts to link the user's account with the provider; returns the URL to open.",
    body: linkBody,
    output: data(providerAddress),
    status: 200,
    errors: ["not_found", "password_wrong", "password_missing", "code_wrong", "single_sign_on_unreachable"],
    transaction: "own",
    acceptsSecret: true,
  }),
  unlinkAccount: route({
    method: "DELETE",
    path: "/me/single-sign-on",
    ...ownAccount,
    summary: "Removes the link. Requires a password.",
    output: noContent,
    errors: ["password_missing"],
  }),
};
