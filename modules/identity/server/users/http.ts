import { now } from "#platform/clock/clock.ts";
import type { Actor } from "#platform/http/actor.ts";
import { bindRoutes, type BoundRoute, type RequestFacts } from "#platform/http/handler.ts";
import { csvType } from "#platform/http/csv.ts";
import { negotiateType } from "#platform/http/negotiate-type.ts";
import { xlsxType } from "#platform/http/xlsx.ts";
import { accountRoutes } from "../../contract/users/routes.ts";
import { resetFactors } from "./reset-factors.ts";
import { createImported } from "../imports/create-imported.ts";
import { listSessions } from "../sessions/queries.ts";
import { approveAccountEmail, changeEmail } from "./change-email.ts";
import { changeRoles } from "./change-roles.ts";
import { changeStatus, changeStatuses, inviteAgain } from "./change-status.ts";
import type { Requester, OfficerContext } from "./context.ts";
import { createAccount } from "./create-account.ts";
import { endAccountSession, endAccountSessions } from "./end-account-sessions.ts";
import { exportAccounts } from "./export-accounts.ts";
import { listAccounts, listAssignableRoles } from "./list-accounts.ts";
import { listHistory } from "./list-history.ts";
import { loadAccount } from "./load-account.ts";
import { replaceRoles } from "./replace-roles.ts";

const requesterOf = ({ actor, facts }: { actor: Actor; facts: RequestFacts }): Requester => ({
  actor,
  requestId: facts.id,
  locale: facts.locale,
});

export const bindAccounts = (context: OfficerContext): BoundRoute[] =>
  bindRoutes(accountRoutes, {
    listAccounts: ({ db, actor, facts, query }) => listAccounts(db, context, { actor, locale: facts.locale }, query),
    async exportAccounts({ database, actor, facts, query, raw: { request, reply } }) {
      const type = negotiateType(request.headers.accept, [csvType, xlsxType]);
      reply.header("vary", "accept, accept-language");
      const requester = { ...requesterOf({ actor, facts }), isHead: request.method === "HEAD" };
      await exportAccounts(database, context, requester, query, type, reply);
    },
    listAssignableRoles: async ({ db, actor }) => ({ data: await listAssignableRoles(db, context, actor) }),
    async createAccount({ tx, actor, facts, body }) {
      const id = await createAccount(tx, context, requesterOf({ actor, facts }), body);
      return { data: await loadAccount(tx, context, actor, id) };
    },
    importAccounts: async ({ tx, actor, facts, body }) => ({
      data: await createImported(tx, context, requesterOf({ actor, facts }), body),
    }),
    changeAccounts: async ({ actor, facts, body }) => ({
      data: { changed: await changeStatuses(context, requesterOf({ actor, facts }), body) },
    }),
    changeAccountRoles: async ({ actor, facts, body }) => ({
      data: await changeRoles(context, requesterOf({ actor, facts }), body),
    }),
    readAccount: async ({ db, actor, params }) => ({ data: await loadAccount(db, context, actor, params.id) }),
    changeAccountEmail: async ({ tx, actor, facts, params, body }) => ({
      data: await changeEmail(tx, context, requesterOf({ actor, facts }), params.id, body),
    }),
    approveAccountEmail: async ({ tx, actor, facts, params }) => ({
      data: await approveAccountEmail(tx, context, requesterOf({ actor, facts }), params.id),
    }),
    inviteAgain: async ({ tx, actor, facts, params }) => ({
      data: await inviteAgain(tx, context, requesterOf({ actor, facts }), params.id),
    }),
    activateAccount: async ({ actor, facts, params }) => ({
      data: await changeStatus(context, requesterOf({ actor, facts }), params.id, { action: "activate" }),
    }),
    deactivateAccount: async ({ actor, facts, params, body }) => ({
      data: await changeStatus(context, requesterOf({ actor, facts }), params.id, { action: "deactivate", ...body }),
    }),
    replaceAccountRoles: async ({ actor, facts, params, body }) => ({
      data: await replaceRoles(context, requesterOf({ actor, facts }), params.id, body),
    }),
    async listAccountSessions({ db, actor, params }) {
      await loadAccount(db, context, actor, params.id);
      const open = await listSessions(db, params.id, now());
      return { data: open.map((session) => ({ ...session, isCurrent: session.id === actor.sessionId })) };
    },
    endAccountSessions: ({ actor, facts, params }) =>
      endAccountSessions(context, requesterOf({ actor, facts }), params.id),
    async resetAccountFactors({ db, actor, facts, params }) {
      await resetFactors(context, requesterOf({ actor, facts }), params.id);
      return { data: await loadAccount(db, context, actor, params.id) };
    },
    endAccountSession: ({ actor, facts, params }) =>
      endAccountSession(context, requesterOf({ actor, facts }), params.id, params.session),
    async listAccountHistory({ db, actor, params, query }) {
      await loadAccount(db, context, actor, params.id);
      return listHistory(db, context, actor, params.id, query);
    },
  });
