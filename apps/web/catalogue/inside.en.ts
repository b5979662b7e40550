import { communityEn } from "#modules/community/contract/phrases.en.ts";
import { homeEn } from "#modules/home/contract/phrases.en.ts";
import { peopleEn } from "#modules/people/contract/phrases.en.ts";

/** What the pages behind the sign-in say. */
export const insideEn = { community: communityEn, home: homeEn, people: peopleEn };
