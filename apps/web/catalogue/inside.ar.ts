import { communityAr } from "#modules/community/contract/phrases.ar.ts";
import { homeAr } from "#modules/home/contract/phrases.ar.ts";
import { peopleAr } from "#modules/people/contract/phrases.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { insideEn } from "./inside.en.ts";

export const insideAr = { community: communityAr, home: homeAr, people: peopleAr } satisfies Translation<
  typeof insideEn
>;
