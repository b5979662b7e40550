import { clientAr } from "#client/phrases.ar.ts";
import { identityAr } from "#modules/identity/contract/phrases.ar.ts";
import { validatorsAr } from "#shared/validators.ar.ts";
import type { Translation } from "#shared/translation.ts";
import { shellAr } from "../shell/phrases.ar.ts";
import type { entranceEn } from "./entrance.en.ts";

export const entranceAr = {
  client: clientAr,
  identity: identityAr,
  shell: shellAr,
  validators: validatorsAr,
} satisfies Translation<typeof entranceEn>;
