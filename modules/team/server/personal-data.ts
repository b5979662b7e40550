import type { PersonalDataSource } from "#platform/personal-data/source.ts";

export const teamData: PersonalDataSource = {
  area: "team",
  title: { en: "Calendar feeds", ar: "روابط التقويم" },
  parts: [
    {
      name: "calendar-feeds",
      title: { en: "Calendar feeds", ar: "روابط التقويم" },
      covers: ["calendar_feed.person_id"],
      query: `
        select kind, token_start as start, created_at as "createdAt", last_used_at as "lastUsedAt"
        from calendar_feed where person_id = $1 order by id`,
    },
  ],
};
