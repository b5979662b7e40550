import type { Translation } from "#shared/translation.ts";
import type { linkedAccountEn } from "./phrases.en.ts";

/** كلمات الربط بالدخول الموحّد في الملف الشخصي. */
export const linkedAccountAr = {
  title: "الدخول الموحّد",
  named: "الدخول الموحّد عبر {name}",
  loading: "جارٍ تحميل الربط",
  failed: "تعذّر تحميل الربط",
  none: "اربط حسابك مرة واحدة، ثم ادخل من غير كلمة مرور أخرى.",
  link: "ربط حسابي",
  linkTitle: "ربط حسابك",
  linkText: "نتحقق من هويتك بكلمة المرور، ثم تسجّل الدخول لدى الخدمة.",
  go: "متابعة",
  going: "لحظة من فضلك",
  understood: "حسنًا",
  linked: "مرتبط",
  as: "باسم <email></email>",
  since: "منذ <when></when>",
  lastUsed: "آخر استخدام <when></when>",
  needsPassword: "لإلغاء الربط اختر كلمة مرور أولًا: سجّل الخروج ثم استخدم «نسيت كلمة المرور؟».",
  unlink: "إلغاء الربط",
  unlinkTitle: "إلغاء الربط؟",
  unlinkText: "بعد ذلك تدخل بكلمة المرور. تبقى جلستك الحالية كما هي.",
  unlinked: "أُلغي الربط.",
  result: {
    linked: "رُبط حسابك.",
    taken: "تعذّر الربط: تلك الهوية لحساب آخر، أو لحسابك ربط سابق.",
    unreachable: "خدمة الدخول الموحّد لا تستجيب. حاول لاحقًا.",
    interrupted: "لم تكتمل العملية. ابدأ من جديد.",
    declined: "لم تُكمل العملية، ولم يتغير شيء.",
  },
} satisfies Translation<typeof linkedAccountEn>;
