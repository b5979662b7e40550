import type { Translation } from "#shared/translation.ts";
import type { homeAuditEn } from "./phrases-recorded.en.ts";

export const homeAuditAr: Translation<typeof homeAuditEn> = {
  names: {
    home: {
      arranged: "ترتيب الصفحة الرئيسية للجميع",
      customised: "تخصيص الصفحة الرئيسية",
    },
  },
  sentences: {
    home: {
      arranged: "تم ترتيب الصفحة الرئيسية للجميع من قِبل {who}",
      customised: "تم تخصيص الصفحة الرئيسية من قِبل {who}",
    },
  },
  fields: {
    widgets: "أقسام الصفحة",
  },
};
