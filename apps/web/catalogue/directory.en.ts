import { personalDataEn } from "#modules/identity/contract/phrases-personal-data.en.ts";
import { directoryEn } from "#modules/people/contract/phrases-directory.en.ts";
import { privacyEn } from "#modules/people/contract/phrases-privacy.en.ts";

/** What the directory, the pages of people, and privacy and data of one's own say. */
export const directoryPartEn = { directory: directoryEn, privacy: privacyEn, personalData: personalDataEn };
