import { settingsEn } from "#modules/administration/contract/phrases-settings.en.ts";

/** What the page of the settings says. */
export const settingsPartEn = {
  settings: settingsEn,
};
