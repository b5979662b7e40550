import { accountsEn } from "#modules/identity/contract/users/phrases.en.ts";

/** What the pages under /admin/users say. */
export const usersPartEn = {
  accounts: accountsEn,
};
