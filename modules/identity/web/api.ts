import { useQuery } from "@tanstack/react-query";
import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { viewingRoutes } from "#modules/identity/contract/viewing/routes.ts";
import { identityRoutes } from "#modules/identity/contract/routes.ts";

export const signIn = endpoint(identityRoutes.signIn);
export const signUp = endpoint(identityRoutes.signUp);
export const confirmEmail = endpoint(identityRoutes.confirmEmail);
export const forgotPassword = endpoint(identityRoutes.forgotPassword);
export const resetPassword = endpoint(identityRoutes.resetPassword);
export const signOut = endpoint(identityRoutes.signOut);
export const endSession = endpoint(identityRoutes.endSession);
export const endAllSessions = endpoint(identityRoutes.endAllSessions);
/** Returns from viewing the portal as another user. */
export const endViewing = endpoint(viewingRoutes.endViewing);
export const changePassword = endpoint(identityRoutes.changePassword);

export const readInstance = endpoint(identityRoutes.readInstance);
/** Facts about the installation, which rarely change. */
export const instanceQuery = queryOf(readInstance, {}, { staleTime: 60 * 60_000, isCached: true });
export const sessionsQuery = queryOf(endpoint(identityRoutes.listSessions), {});

/** Whether mails are delivered; true until the response arrives. */
export const useMailDelivery = (): boolean => useQuery(instanceQuery).data?.data.deliversMail ?? true;
