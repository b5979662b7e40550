import { useQuery } from "@tanstack/react-query";
import { useMedia } from "#ui/use-media.ts";
import { featuredQuery, fewTopicsQuery, type TopicListInput } from "../api.ts";
import { announcementsCategoryId } from "../sorts.ts";

/** The announcements on the home page, and their number. */
export const announcements = {
  list: { category: announcementsCategoryId, sort: "newest" } satisfies TopicListInput,
  few: 3,
};

const maxOnPhone = 5;

/** Returns the featured topics shown at this screen width. */
export function useShownFeatured<Topic>(topics: readonly Topic[]): readonly Topic[] {
  const isPhone = useMedia("(width < 768px)");
  return isPhone ? topics.slice(0, maxOnPhone) : topics;
}

/** Returns the loaded topics that the home page shows above the latest ones. */
export function useTopicsAbove(): ReadonlySet<string> {
  // Loaded by the widgets that show them; the home page may lack these.
  const featured = useQuery({ ...featuredQuery, enabled: false }).data?.data;
  const announced = useQuery({ ...fewTopicsQuery(announcements.list, announcements.few), enabled: false }).data?.data;
  const shown = useShownFeatured(featured ?? []);
  return new Set([...shown, ...(announced ?? [])].map(({ id }) => id));
}
