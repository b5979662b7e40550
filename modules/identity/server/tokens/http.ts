import { now } from "#platform/clock/clock.ts";
import { bindRoutes, inData, type BoundRoute } from "#platform/http/handler.ts";
import { tokenRoutes } from "../../contract/tokens/routes.ts";
import type { FactorContext } from "../factors/context.ts";
import { requesterOf, type OfficerContext } from "../users/context.ts";
import { loadAccount } from "../users/load-account.ts";
import { createToken } from "./create-token.ts";
import { endAccountToken, endOwnToken } from "./delete-token.ts";
import { mayProvision } from "./policy.ts";
import { listOpenTokens } from "./store.ts";

export const bindTokens = (context: OfficerContext & FactorContext): BoundRoute[] =>
  bindRoutes(tokenRoutes, {
    listOwnTokens: async ({ db, actor }) => ({
      data: {
        tokens: await listOpenTokens(db, actor.personId, now()),
        maximumDays: (await context.settings(db)).tokenMaximumDays,
        canProvision: mayProvision(actor.permissions),
      },
    }),
    createToken: ({ actor, body, facts }) => inData(createToken(context, actor, body, facts.id)),
    endOwnToken: ({ actor, params, facts }) => endOwnToken(context, actor, params.id, facts.id),
    async listAccountTokens({ db, actor, params }) {
      await loadAccount(db, context, actor, params.id);
      return { data: await listOpenTokens(db, params.id, now()) };
    },
    endAccountToken: ({ params, ...caller }) => endAccountToken(context, requesterOf(caller), params),
  });
