import { peopleFinderAr } from "#modules/people/contract/phrases-chart.ar.ts";
import { peopleRecordsAr } from "#modules/people/contract/phrases-records.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { recordsPartEn } from "./records.en.ts";

export const recordsPartAr = {
  peopleFinder: peopleFinderAr,
  peopleRecords: peopleRecordsAr,
} satisfies Translation<typeof recordsPartEn>;
