import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import { factorRoutes } from "#modules/identity/contract/factors/routes.ts";

export const signInSecondFactor = endpoint(factorRoutes.signInSecondFactor);
export const readPasskeySignIn = endpoint(factorRoutes.readPasskeySignIn);
export const signInPasskey = endpoint(factorRoutes.signInPasskey);
export const setUpTotp = endpoint(factorRoutes.setUpTotp);
export const confirmTotp = endpoint(factorRoutes.confirmTotp);
export const removeTotp = endpoint(factorRoutes.removeTotp);
export const renewRecoveryCodes = endpoint(factorRoutes.renewRecoveryCodes);
export const readPasskeyRegistration = endpoint(factorRoutes.readPasskeyRegistration);
export const registerPasskey = endpoint(factorRoutes.registerPasskey);
export const renamePasskey = endpoint(factorRoutes.renamePasskey);
export const removePasskey = endpoint(factorRoutes.removePasskey);

export const secondFactorQuery = queryOf(endpoint(factorRoutes.readSecondFactor), {});
export const heldEmailQuery = queryOf(endpoint(factorRoutes.readHeldEmail), {});
export const approveOwnEmail = endpoint(factorRoutes.approveOwnEmail);
