import { withinOf } from "#platform/http/actor.ts";
import { csvType } from "#platform/http/csv.ts";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { negotiateType } from "#platform/http/negotiate-type.ts";
import { xlsxType } from "#platform/http/xlsx.ts";
import { balanceRoutes, ownLeaveRoutes } from "../../contract/routes-balances.ts";
import { changeOf, queryOf, type LeaveContext } from "../context.ts";
import { createEntry, reverseEntry } from "../entries/create-entry.ts";
import { createImported } from "../imports/create-imported.ts";
import { createSuspension, deleteSuspension } from "../suspensions/change-suspension.ts";
import { exportBalances } from "./export-balances.ts";
import { listBalances, listOwnBalances } from "./list-balances.ts";
import { readLedger, readOwnLedger } from "./read-ledger.ts";

export const bindBalances = (context: LeaveContext): BoundRoute[] => [
  ...bindRoutes(balanceRoutes, {
    listBalances: ({ query, ...caller }) => listBalances(queryOf(context, caller), caller.facts.locale, query),
    async exportBalances({ database, actor, facts, query: filters, raw: { request, reply } }) {
      const type = negotiateType(request.headers.accept, [csvType, xlsxType]);
      reply.header("vary", "accept, accept-language");
      const isHead = request.method === "HEAD";
      const within = withinOf(actor, "leave.manage");
      const asked = { viewerId: actor.personId, within, locale: facts.locale, requestId: facts.id, isHead, filters };
      await exportBalances(database, context, asked, type, reply);
    },
    readLedger: async ({ params, query, ...caller }) => ({
      data: await readLedger(queryOf(context, caller), params.id, query),
    }),
    createEntry: async ({ body, ...caller }) => ({ data: await createEntry(changeOf(context, caller), body) }),
    reverseEntry: async ({ params, body, ...caller }) => ({
      data: await reverseEntry(changeOf(context, caller), params.id, body),
    }),
    importEntries: async ({ body, ...caller }) => ({
      data: await createImported(changeOf(context, caller), caller.facts.locale, body),
    }),
    createSuspension: async ({ body, ...caller }) => ({
      data: await createSuspension(changeOf(context, caller), body),
    }),
    deleteSuspension: ({ params, ...caller }) => deleteSuspension(changeOf(context, caller), params.id),
  }),
  ...bindRoutes(ownLeaveRoutes, {
    listOwnBalances: async (caller) => ({ data: await listOwnBalances(queryOf(context, caller)) }),
    readOwnLedger: async ({ query, ...caller }) => ({
      data: await readOwnLedger(queryOf(context, caller), query.type),
    }),
  }),
];
