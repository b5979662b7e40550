import type { Translation } from "#shared/translation.ts";
import type { sampleEntriesEn } from "./phrases-entries.en.ts";

export const sampleEntriesAr = {
  samples: { label: "SAMPLE_AR", text: "كل ما يُحفظ منه" },
} satisfies Translation<typeof sampleEntriesEn>;
