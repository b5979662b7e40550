import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { viewingRoutes } from "#modules/identity/contract/viewing/routes.ts";
import type { identityRoutes } from "#modules/identity/contract/routes.ts";

type Routes = typeof identityRoutes;

const readInstance = endpoint<Routes["readInstance"]>("GET", "/instance");
export const signIn = endpoint<Routes["signIn"]>("POST", "/sign-in");
export const signUp = endpoint<Routes["signUp"]>("POST", "/sign-up");
export const confirmEmail = endpoint<Routes["confirmEmail"]>("POST", "/confirm-email");
export const forgotPassword = endpoint<Routes["forgotPassword"]>("POST", "/forgot-password");
export const resetPassword = endpoint<Routes["resetPassword"]>("POST", "/reset-password");
export const signOut = endpoint<Routes["signOut"]>("POST", "/sign-out");
const listSessions = endpoint<Routes["listSessions"]>("GET", "/me/sessions");
export const endSession = endpoint<Routes["endSession"]>("DELETE", "/me/sessions/{id}");
export const endAllSessions = endpoint<Routes["endAllSessions"]>("DELETE", "/me/sessions");
/** Comes back from seeing the portal as somebody else. */
export const endViewing = endpoint<(typeof viewingRoutes)["endViewing"]>("DELETE", "/viewing");
export const changePassword = endpoint<Routes["changePassword"]>("PUT", "/me/password");

/** Facts about the whole installation; they hardly ever change. */
export const instanceQuery = queryOf(readInstance, {}, { staleTime: 60 * 60_000, isKept: true });
export const sessionsQuery = queryOf(listSessions, {});
