import type { PersonalErasure } from "#platform/personal-data/erasure.ts";
import { deleteFeedsOf } from "./feeds/store.ts";

export const teamErasure: PersonalErasure = {
  area: "team",
  title: { en: "Calendar feeds", ar: "روابط التقويم" },
  parts: [
    {
      fate: "gone",
      title: { en: "Secret addresses of calendars", ar: "العناوين السرية للتقاويم" },
      why: null,
      covers: ["calendar_feed.person_id"],
    },
  ],
  async erase(tx, { id }) {
    await deleteFeedsOf(tx, id);
    return false;
  },
};
