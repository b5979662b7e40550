import { useQuery } from "@tanstack/react-query";
import { useMedia } from "#ui/use-media.ts";
import { featuredQuery, fewTopicsQuery, type TopicListInput } from "../api.ts";
import { announcementsCategoryId } from "../sorts.ts";

/** The list of announcements on home, and as many of it as are read in passing. */
export const announcements = {
  list: { category: announcementsCategoryId, sort: "newest" } satisfies TopicListInput,
  few: 3,
};

/** Slides that somebody turns with a thumb. */
const mostOnPhone = 5;

/** The featured topics that a screen of this width has room for. */
export function useShownFeatured<Topic>(topics: readonly Topic[]): readonly Topic[] {
  const isPhone = useMedia("(width < 768px)");
  return isPhone ? topics.slice(0, mostOnPhone) : topics;
}

/** Ids of the topics that home shows above its latest ones, as far as these have been read. */
export function useTopicsAbove(): ReadonlySet<string> {
  // Read by the parts that show them; home may be arranged without.
  const featured = useQuery({ ...featuredQuery, enabled: false }).data?.data;
  const announced = useQuery({ ...fewTopicsQuery(announcements.list, announcements.few), enabled: false }).data?.data;
  const shown = useShownFeatured(featured ?? []);
  return new Set([...shown, ...(announced ?? [])].map(({ id }) => id));
}
