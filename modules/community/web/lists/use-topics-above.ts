import { useQuery } from "@tanstack/react-query";
import { useMedia } from "#ui/use-media.ts";
import { featuredQuery, fewTopicsQuery, type TopicListInput } from "../api.ts";
import { announcementsCategoryId } from "../sorts.ts";

/** The list of announcements on the home page, and how many of it are shown. */
export const announcements = {
  list: { category: announcementsCategoryId, sort: "newest" } satisfies TopicListInput,
  few: 3,
};

const maxOnPhone = 5;

/** The featured topics that are shown on a screen of this width. */
export function useShownFeatured<Topic>(topics: readonly Topic[]): readonly Topic[] {
  const isPhone = useMedia("(width < 768px)");
  return isPhone ? topics.slice(0, maxOnPhone) : topics;
}

/** Ids of the topics that the home page shows above its latest ones, as far as they are loaded. */
export function useTopicsAbove(): ReadonlySet<string> {
  // Loaded by the widgets that show them; the home page may be arranged without these.
  const featured = useQuery({ ...featuredQuery, enabled: false }).data?.data;
  const announced = useQuery({ ...fewTopicsQuery(announcements.list, announcements.few), enabled: false }).data?.data;
  const shown = useShownFeatured(featured ?? []);
  return new Set([...shown, ...(announced ?? [])].map(({ id }) => id));
}
