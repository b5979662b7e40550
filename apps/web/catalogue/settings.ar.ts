import { settingsAr } from "#modules/administration/contract/phrases-settings.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { settingsPartEn } from "./settings.en.ts";

export const settingsPartAr = {
  settings: settingsAr,
} satisfies Translation<typeof settingsPartEn>;
