import { peopleChartAr, peopleFinderAr } from "#modules/people/contract/phrases-chart.ar.ts";
import type { Translation } from "#shared/translation.ts";
import type { chartPartEn } from "./chart.en.ts";

export const chartPartAr = {
  peopleChart: peopleChartAr,
  peopleFinder: peopleFinderAr,
} satisfies Translation<typeof chartPartEn>;
