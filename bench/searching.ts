import { latency, percentile } from "./load.ts";
import { atMost, type Finding } from "./measurements.ts";

/** Frequent words, rare ones, both scripts, prefixes, typing errors and names; each searched with every kind. */
export const searchTexts = [
  // In every second topic, or every tenth.
  "office",
  "مكتب",
  "the car park",
  "الرياض",
  "holiday",
  "reminder coffee",
  "قاعات الاجتماعات",
  "insurance الطبي",
  "project",
  "شكرا",
  // In some topics, in a few, in very few.
  "banora",
  "بانورا",
  "kojafa",
  "koko",
  "كوهوجا",
  "jahoko laptops",
  "مشروع زابودي",
  "hohoho",
  "rare words nobody wrote",
  "قسطنطينية",
  // Incomplete, mistyped, a person's name.
  "of",
  "ال",
  "reminde",
  "offise",
  "مكتبب الرياض",
  "khaled",
];
const kinds = ["", "&kind=topic", "&kind=comment", "&kind=person"];
const rounds = 5;
const maxRatio = 10;

/** Compares the p95 of a fixed set of searches with that of the plain list, requested alternately. */
export async function compareSearch(url: string, token: string): Promise<Finding> {
  const searches = searchTexts.flatMap((q) => kinds.map((kind) => `/api/search?q=${encodeURIComponent(q)}${kind}`));
  const seen = { search: [] as number[], list: [] as number[] };
  for (let round = -1; round < rounds; round += 1) {
    for (const path of searches) {
      const [search, list] = [await latency(url + path, token), await latency(`${url}/api/topics?limit=20`, token)];
      if (round < 0) continue;
      seen.search.push(search);
      seen.list.push(list);
    }
  }
  const what = `p95 of ${seen.search.length} searches against the plain list's`;
  return atMost(what, "ms", percentile(seen.search, 0.95), percentile(seen.list, 0.95), maxRatio);
}
