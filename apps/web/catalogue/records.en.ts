import { peopleFinderEn } from "#modules/people/contract/phrases-chart.en.ts";
import { peopleRecordsEn } from "#modules/people/contract/phrases-records.en.ts";

/** What the pages say where departments and people's records are kept. */
export const recordsPartEn = { peopleFinder: peopleFinderEn, peopleRecords: peopleRecordsEn };
