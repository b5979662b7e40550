import type { Locale } from "#shared/locale.ts";

/**
 * Sort expressions of lists of people; `p` is the table `person`, and indexes have the same. Short enough for a cursor,
 * long enough for an order; ties are resolved by id.
 */
export const peopleOrder: Readonly<Record<Locale, string>> = {
  en: "left(coalesce(p.name_en, p.name_ar), 60) collate english_order",
  ar: "left(coalesce(p.name_ar, p.name_en), 60) collate arabic_order",
};
