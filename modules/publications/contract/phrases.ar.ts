import type { Translation } from "#shared/translation.ts";
import type { publicationsEn } from "./phrases.en.ts";

/** الكلمات نفسها بالعربية. */
export const publicationsAr = {
  links: "روابط مهمة",
  promotions: "العروض والمزايا",
  reports: "التقارير",
  until: "حتى {date}",
  all: "عرض الكل",
} satisfies Translation<typeof publicationsEn>;
