import { peopleChartEn, peopleFinderEn } from "#modules/people/contract/phrases-chart.en.ts";

/** What the organisation chart says. */
export const chartPartEn = { peopleChart: peopleChartEn, peopleFinder: peopleFinderEn };
