import type { Translation } from "#shared/translation.ts";
import type { moderationAuditEn } from "./phrases-recorded.en.ts";

export const moderationAuditAr: Translation<typeof moderationAuditEn> = {
  names: {
    report: {
      decided: "البتّ في بلاغ",
      received: "ورود بلاغ",
    },
    reportCase: {
      decided: "البتّ في بلاغ",
    },
  },
  sentences: {
    report: {
      decided: "تم البتّ في بلاغ عن {what} من قِبل {who}",
      received: "ورد بلاغ عن {what}",
    },
    reportCase: {
      decided: "تم البتّ في البلاغات عن {what} من قِبل {who}",
    },
  },
};
