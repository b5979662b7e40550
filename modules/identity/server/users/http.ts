import { now } from "#platform/clock/clock.ts";
import { bindRoutes, inData, type BoundRoute } from "#platform/http/handler.ts";
import { csvType } from "#platform/http/csv.ts";
import { negotiateType } from "#platform/http/negotiate-type.ts";
import { xlsxType } from "#platform/http/xlsx.ts";
import { accountRoutes } from "../../contract/users/routes.ts";
import { createImported } from "../imports/create-imported.ts";
import { endAccountSession, endAccountSessions } from "../sessions/close-sessions.ts";
import { listSessions } from "../sessions/store.ts";
import { approveAccountEmail, changeEmail } from "./change-email.ts";
import { changeRoles, replaceRoles } from "./change-roles.ts";
import { changeStatus, changeStatuses, inviteAgain } from "./change-status.ts";
import { requesterOf, type AccountChange, type Caller, type OfficerContext } from "./context.ts";
import { createAccount } from "./create-account.ts";
import { resetFactors } from "./delete-factors.ts";
import { exportAccounts } from "./export-accounts.ts";
import { listAccounts, listAssignableRoles } from "./list-accounts.ts";
import { listHistory } from "./list-history.ts";
import { loadAccount } from "./load-account.ts";

export const bindAccounts = (context: OfficerContext): BoundRoute[] => {
  const changeOf = ({ tx, ...caller }: Pick<AccountChange, "tx"> & Caller): AccountChange => ({
    tx,
    context,
    requester: requesterOf(caller),
  });
  return bindRoutes(accountRoutes, {
    listAccounts: ({ db, actor, facts, query }) => listAccounts(db, context, { actor, locale: facts.locale }, query),
    async exportAccounts({ database, query, raw: { request, reply }, ...caller }) {
      const type = negotiateType(request.headers.accept, [csvType, xlsxType]);
      reply.header("vary", "accept, accept-language");
      const requester = { ...requesterOf(caller), isHead: request.method === "HEAD" };
      await exportAccounts(database, context, requester, query, type, reply);
    },
    listAssignableRoles: ({ db, actor }) => inData(listAssignableRoles(db, context, actor)),
    async createAccount({ body, ...caller }) {
      const id = await createAccount(changeOf(caller), body);
      return { data: await loadAccount(caller.tx, context, caller.actor, id) };
    },
    importAccounts: ({ body, ...caller }) => inData(createImported(changeOf(caller), body)),
    changeAccounts: async ({ body, ...caller }) => ({
      data: { changed: await changeStatuses(context, requesterOf(caller), body) },
    }),
    changeAccountRoles: ({ body, ...caller }) => inData(changeRoles(context, requesterOf(caller), body)),
    async readAccount({ db, actor, params }) {
      return { data: await loadAccount(db, context, actor, params.id) };
    },
    changeAccountEmail: ({ params, body, ...caller }) => inData(changeEmail(changeOf(caller), params.id, body)),
    approveAccountEmail: ({ params, ...caller }) => inData(approveAccountEmail(changeOf(caller), params.id)),
    inviteAgain: ({ params, ...caller }) => inData(inviteAgain(changeOf(caller), params.id)),
    activateAccount: ({ params, ...caller }) =>
      inData(changeStatus(context, requesterOf(caller), params.id, { action: "activate" })),
    deactivateAccount: ({ params, body, ...caller }) =>
      inData(changeStatus(context, requesterOf(caller), params.id, { action: "deactivate", ...body })),
    replaceAccountRoles: ({ params, body, ...caller }) =>
      inData(replaceRoles(context, requesterOf(caller), params.id, body)),
    async listAccountSessions({ db, actor, params }) {
      await loadAccount(db, context, actor, params.id);
      return { data: await listSessions(db, params.id, now(), actor.sessionId) };
    },
    endAccountSessions: ({ params, ...caller }) => endAccountSessions(context, requesterOf(caller), params.id),
    async resetAccountFactors({ db, params, ...caller }) {
      await resetFactors(context, requesterOf(caller), params.id);
      return { data: await loadAccount(db, context, caller.actor, params.id) };
    },
    endAccountSession: ({ params, ...caller }) => endAccountSession(context, requesterOf(caller), params),
    async listAccountHistory({ db, actor, params, query }) {
      await loadAccount(db, context, actor, params.id);
      return listHistory(db, context, actor, params.id, query);
    },
  });
};
