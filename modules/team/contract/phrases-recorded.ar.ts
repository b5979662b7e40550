import type { Translation } from "#shared/translation.ts";
import type { teamAuditEn } from "./phrases-recorded.en.ts";

export const teamAuditAr = {
  names: {
    calendarFeed: {
      created: "إنشاء رابط تقويم",
      revoked: "إيقاف رابط تقويم",
    },
  },
  sentences: {
    calendarFeed: {
      created: "تم إنشاء {what} من قِبل {who}",
      revoked: "تم إيقاف {what} من قِبل {who}",
    },
  },
  kinds: {
    calendarFeed: "رابط تقويم",
  },
} satisfies Translation<typeof teamAuditEn>;
