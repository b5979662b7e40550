import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { viewingRoutes } from "#modules/identity/contract/viewing/routes.ts";
import { identityRoutes } from "#modules/identity/contract/routes.ts";

const readInstance = endpoint(identityRoutes.readInstance);
export const signIn = endpoint(identityRoutes.signIn);
export const signUp = endpoint(identityRoutes.signUp);
export const confirmEmail = endpoint(identityRoutes.confirmEmail);
export const forgotPassword = endpoint(identityRoutes.forgotPassword);
export const resetPassword = endpoint(identityRoutes.resetPassword);
export const signOut = endpoint(identityRoutes.signOut);
const listSessions = endpoint(identityRoutes.listSessions);
export const endSession = endpoint(identityRoutes.endSession);
export const endAllSessions = endpoint(identityRoutes.endAllSessions);
/** Comes back from seeing the portal as somebody else. */
export const endViewing = endpoint(viewingRoutes.endViewing);
export const changePassword = endpoint(identityRoutes.changePassword);

/** Facts about the whole installation; they hardly ever change. */
export const instanceQuery = queryOf(readInstance, {}, { staleTime: 60 * 60_000, isKept: true });
export const sessionsQuery = queryOf(listSessions, {});
