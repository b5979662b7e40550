import type { FastifyReply } from "fastify";
import { bindRoutes, type BoundRoute } from "#platform/http/handler.ts";
import { refuse } from "#platform/http/refuse.ts";
import { singleSignOnRoutes } from "../../contract/single-sign-on/routes.ts";
import { readAccount } from "../accounts/queries.ts";
import { closeFlow } from "./close-flow.ts";
import { openFlow, openLinking } from "./open-flow.ts";
import type { SingleSignOn, SingleSignOnContext } from "./context.ts";
import { unlinkPerson } from "./create-link.ts";
import { openSession } from "./open-session.ts";
import { ProviderUnreachable } from "./open-provider.ts";
import { listLinks } from "./store.ts";
import { originOf } from "../accounts/context.ts";
import { presentSignIn } from "../accounts/sign-in.ts";

const redirectTo = async (reply: FastifyReply, address: string, cookies: string[] = []): Promise<void> => {
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  await reply.code(303).header("location", address).send();
};

/** Returns the unparsed query, for the verification of the provider's response. */
const queryOf = (url: string): string => url.split("?").slice(1).join("?");

/** Without a provider the routes that need one are not found. */
export function bindSingleSignOn(context: SingleSignOnContext): BoundRoute[] {
  const required = (): SingleSignOn => {
    if (context.singleSignOn === null) throw refuse("not_found");
    return context.singleSignOn;
  };
  return bindRoutes(singleSignOnRoutes, {
    async beginSingleSignOn({ query, raw }) {
      const singleSignOn = required();
      const next = query.next ?? null;
      try {
        const { address, cookie } = await openFlow(singleSignOn, context.publicUrl(), { next, linking: null });
        await redirectTo(raw.reply, address, [cookie]);
      } catch (error) {
        if (!(error instanceof ProviderUnreachable)) throw error;
        const search = new URLSearchParams({ ...(next === null ? {} : { next }), problem: "unreachable" });
        await redirectTo(raw.reply, `/login?${search.toString()}`);
      }
    },
    async finishSingleSignOn({ raw, facts }) {
      const { address, cookies, failure } = await closeFlow(context, required(), {
        query: queryOf(raw.request.url),
        cookies: raw.request.headers.cookie,
        requestId: facts.id,
      });
      if (failure !== null) raw.request.log.warn({ err: failure }, "single sign-on failed");
      await redirectTo(raw.reply, address, cookies);
    },
    async openSingleSignOnSession({ body, facts, raw }) {
      const singleSignOn = required();
      const secret = singleSignOn.cookies.readTicketSecret(raw.request.headers.cookie);
      const given = { ticket: body.ticket, secret, locale: facts.locale };
      const opened = await openSession(context, singleSignOn, given, originOf(facts));
      const returnTo = `${context.publicUrl()}/login`;
      const signOutAddress = await singleSignOn.provider.signOutAddress(returnTo).catch(() => null);
      return { data: { ...presentSignIn(opened), signOutAddress } };
    },
    async readLinkedAccounts({ db, actor }) {
      const account = await readAccount(db, actor.personId);
      return {
        data: { links: await listLinks(db, actor.personId), hasPassword: (account?.passwordHash ?? null) !== null },
      };
    },
    async linkAccount({ actor, body, facts, raw }) {
      const { address, cookie } = await openLinking(context, actor, body, facts.id);
      raw.reply.header("set-cookie", cookie);
      return { data: { address } };
    },
    unlinkAccount: ({ tx, actor, facts }) => unlinkPerson(tx, actor.personId, facts.id),
  });
}
