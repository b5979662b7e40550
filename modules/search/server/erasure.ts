import type { PersonalErasure } from "#platform/personal-data/erasure.ts";
import { deletePersonEntry } from "./people/store.ts";

/** Erasure of a person's search entry. Texts are indexed again once the community has changed them. */
export const searchErasure: PersonalErasure = {
  area: "search",
  title: { en: "Search", ar: "البحث" },
  parts: [
    {
      fate: "gone",
      title: { en: "Words they are found by", ar: "كلمات يُعثر عليه بها" },
      why: null,
      covers: ["search_person.person_id"],
    },
  ],
  async erase(tx, person) {
    await deletePersonEntry(tx, person);
    return false;
  },
};
