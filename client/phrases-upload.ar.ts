import type { Translation } from "#shared/translation.ts";
import type { clientUploadEn } from "./phrases-upload.en.ts";

/** كلمات رفع الملفات، وهي للصفحات التي خلف تسجيل الدخول وحدها. */
export const clientUploadAr = {
  choose: "اختيار ملفات",
  chooseOne: "اختيار ملف",
  drop: "أفلت الملفات هنا أو ألصقها",
  limit: {
    image: "صور حتى {size}",
    video: "مقاطع فيديو حتى {size}",
    document: "مستندات حتى {size}",
  },
  most: "{count, plural, zero {لا ملفات.} one {ملف واحد.} two {ملفان على الأكثر.} few {# ملفات على الأكثر.} many {# ملفًا على الأكثر.} other {# ملف على الأكثر.}}",
  limits: "يمكنك إضافة {kinds}.",
  files: "الملفات",
  waiting: "في الانتظار",
  sending: "{share} من {size}",
  checking: "يجري فحص الملف",
  cancel: "إلغاء رفع {name}",
  retry: "إعادة رفع {name}",
  remove: "إزالة {name}",
  sent: "اكتمل رفع {name}.",
  failed: "لم يُرفع {name}. {reason}",
  objection: {
    tooLarge: "حجمه أكبر من {size}.",
    notAccepted: "هذا النوع من الملفات غير مقبول هنا.",
    empty: "الملف فارغ.",
    tooMany:
      "{count, plural, zero {لا يُسمح بإرفاق ملفات هنا.} one {يُسمح بملف واحد فقط.} two {يُسمح بملفين فقط.} few {الحد الأقصى # ملفات.} many {الحد الأقصى # ملفًا.} other {الحد الأقصى # ملف.}}",
  },
} satisfies Translation<typeof clientUploadEn>;
