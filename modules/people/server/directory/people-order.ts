import type { Locale } from "#shared/locale.ts";

/**
 * What people are sorted by in lists of everybody, `p` being the table person: indexes hold exactly these. Short enough
 * to travel in a cursor, long enough to put names in order; the id does the rest.
 */
export const peopleOrder: Readonly<Record<Locale, string>> = {
  en: "left(coalesce(p.name_en, p.name_ar), 60) collate english_order",
  ar: "left(coalesce(p.name_ar, p.name_en), 60) collate arabic_order",
};
