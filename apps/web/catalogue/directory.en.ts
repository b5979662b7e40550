import { directoryEn } from "#modules/people/contract/phrases-directory.en.ts";

/** What the directory and the pages of people say. */
export const directoryPartEn = { directory: directoryEn };
