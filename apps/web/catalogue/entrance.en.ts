import { clientEn } from "#client/phrases.en.ts";
import { identityEn } from "#modules/identity/contract/phrases.en.ts";
import { validatorsEn } from "#shared/validators.en.ts";
import { shellEn } from "../shell/phrases.en.ts";

/** What every page needs, the sign-in page first of all. */
export const entranceEn = { client: clientEn, identity: identityEn, shell: shellEn, validators: validatorsEn };
