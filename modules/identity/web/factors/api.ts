import { endpoint } from "#client/api.ts";
import { queryOf } from "#client/query.ts";
import type { factorRoutes } from "#modules/identity/contract/factors/routes.ts";

type Routes = typeof factorRoutes;

export const signInSecondFactor = endpoint<Routes["signInSecondFactor"]>("POST", "/sign-in/second-factor");
export const readPasskeySignIn = endpoint<Routes["readPasskeySignIn"]>("POST", "/sign-in/passkey/options");
export const signInPasskey = endpoint<Routes["signInPasskey"]>("POST", "/sign-in/passkey");
const readSecondFactor = endpoint<Routes["readSecondFactor"]>("GET", "/me/second-factor");
export const setUpTotp = endpoint<Routes["setUpTotp"]>("POST", "/me/second-factor/totp");
export const confirmTotp = endpoint<Routes["confirmTotp"]>("POST", "/me/second-factor/totp/confirmation");
export const removeTotp = endpoint<Routes["removeTotp"]>("POST", "/me/second-factor/totp/removal");
export const renewRecoveryCodes = endpoint<Routes["renewRecoveryCodes"]>("POST", "/me/second-factor/recovery-codes");
export const readPasskeyRegistration = endpoint<Routes["readPasskeyRegistration"]>("POST", "/me/passkeys/options");
export const registerPasskey = endpoint<Routes["registerPasskey"]>("POST", "/me/passkeys");
export const renamePasskey = endpoint<Routes["renamePasskey"]>("PATCH", "/me/passkeys/{id}");
export const removePasskey = endpoint<Routes["removePasskey"]>("POST", "/me/passkeys/{id}/removal");

export const secondFactorQuery = queryOf(readSecondFactor, {});
const readHeldEmail = endpoint<Routes["readHeldEmail"]>("GET", "/me/new-email");
export const heldEmailQuery = queryOf(readHeldEmail, {});
export const approveOwnEmail = endpoint<Routes["approveOwnEmail"]>("POST", "/me/new-email/approval");
