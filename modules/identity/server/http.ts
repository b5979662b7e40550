import type { MapTiles } from "#platform/config/map-tiles.ts";
import { now } from "#platform/clock/clock.ts";
import { bindRoutes, inData, type BoundRoute } from "#platform/http/handler.ts";
import { disconnectsWithin } from "#platform/http/client-disconnect.ts";
import { appearanceOf } from "#platform/settings/appearance.ts";
import { identityRoutes } from "../contract/routes.ts";
import { changePassword } from "./accounts/change-password.ts";
import { confirmEmail } from "./accounts/check-email-link.ts";
import { originOf, type AccountContext } from "./accounts/context.ts";
import type { Account } from "./accounts/queries.ts";
import { requestReset, resetPassword } from "./accounts/renew-password.ts";
import { presentSignIn, signIn } from "./accounts/sign-in.ts";
import { signUp } from "./accounts/sign-up.ts";
import { endAllSessions, endOwnSession, signOut } from "./sessions/close-sessions.ts";
import { listSessions } from "./sessions/store.ts";
import type { Tokens } from "./sessions/create-sessions.ts";
import { presentProvider, type SingleSignOn } from "./single-sign-on/context.ts";

export type DemonstrationAccount = { email: string; nameEn: string; nameAr: string };
/** Shown to visitors of a demonstration. */
export type Demonstration = { accounts: readonly DemonstrationAccount[]; password: string };

/** Milliseconds within which the closed connection of an aborted request is detected, on any usable network. */
const abortWindowMs = 1_000;

const signedIn = (tokens: Tokens, account: Account) => ({
  data: { status: "signedIn" as const, ...presentSignIn({ tokens, account }) },
});

export function identityHttp(
  context: AccountContext,
  installation: {
    demonstration: Demonstration | null;
    mapTiles: MapTiles | null;
    singleSignOn: SingleSignOn | null;
    deliversMail: boolean;
  },
): BoundRoute[] {
  const { sessions, settings } = context;
  const { demonstration, mapTiles, singleSignOn, deliversMail } = installation;
  return bindRoutes(identityRoutes, {
    async readInstance({ db }) {
      const organisation = await settings(db);
      const { organisationNameEn, organisationNameAr, firstLanguage, timeZone, firstDayOfWeek, weekend } = organisation;
      return {
        data: {
          nameEn: organisationNameEn,
          nameAr: organisationNameAr,
          firstLanguage,
          timeZone,
          firstDayOfWeek,
          weekend,
          ...appearanceOf(organisation),
          deliversMail,
          demonstration: context.demonstration,
          demonstrationAccounts: [...(demonstration?.accounts ?? [])],
          demonstrationPassword: demonstration?.password ?? null,
          mapTiles,
          singleSignOn: singleSignOn === null ? null : presentProvider(singleSignOn),
        },
      };
    },
    async signIn({ body, facts }) {
      return { data: presentSignIn(await signIn(context, body, originOf(facts))) };
    },
    async signUp({ body, facts }) {
      const { nameAr = null, nameEn = null, administratorCode = null, locale = facts.locale, email, password } = body;
      const given = { email, password, nameAr, nameEn, administratorCode, locale };
      const result = await signUp(context, given, originOf(facts));
      if (result !== null) return signedIn(result.tokens, result.account);
      facts.answerStatus(202);
      return { data: { status: "confirmEmail" as const } };
    },
    async confirmEmail({ tx, body, facts }) {
      const given = { code: body.code, password: body.password };
      const { tokens, account, isAsked = false } = await confirmEmail(tx, context, given, originOf(facts));
      if (tokens !== null) return signedIn(tokens, account);
      if (isAsked) return { data: { status: "confirmEmail" as const } };
      return { data: { status: account.status === "waiting" ? ("waiting" as const) : ("signedIn" as const) } };
    },
    async forgotPassword({ tx, body }) {
      await requestReset(tx, body.email);
      return { data: { status: "mailed" as const } };
    },
    resetPassword: ({ body, facts }) => resetPassword(context, body, facts.id),
    async refreshAccessToken({ body, facts, raw }) {
      const isAbandoned = (): Promise<boolean> => disconnectsWithin(raw.request, abortWindowMs);
      return { data: await sessions.renew(body.refreshToken, { at: now().getTime(), id: facts.id, isAbandoned }) };
    },
    signOut: ({ actor, facts }) => signOut(context, actor, facts.id),
    listSessions: ({ db, actor }) => inData(listSessions(db, actor.personId, now(), actor.sessionId)),
    endSession: ({ actor, params, facts }) => endOwnSession(context, actor, params.id, facts.id),
    endAllSessions: ({ actor, query, facts }) => endAllSessions(context, actor, { ...query, requestId: facts.id }),
    changePassword: ({ actor, body, facts }) => changePassword(context, actor, body, facts.id),
  });
}
