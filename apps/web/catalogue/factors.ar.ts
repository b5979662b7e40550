import { factorsAr } from "#modules/identity/contract/factors/phrases.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { factorsPartEn } from "./factors.en.ts";

export const factorsPartAr = {
  factors: factorsAr,
} satisfies Translation<typeof factorsPartEn>;
