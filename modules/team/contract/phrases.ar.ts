import type { Translation } from "#shared/translation.ts";
import type { teamEn } from "./phrases.en.ts";

export const teamAr = {
  title: "فريقي",
  feeds: "روابط التقويم",
} satisfies Translation<typeof teamEn>;
