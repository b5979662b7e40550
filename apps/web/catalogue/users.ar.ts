import { accountsAr } from "#modules/identity/contract/users/phrases.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { usersPartEn } from "./users.en.ts";

export const usersPartAr = {
  accounts: accountsAr,
} satisfies Translation<typeof usersPartEn>;
