import type { Translation } from "#shared/translation.ts";
import type { privacyEn } from "./phrases-privacy.en.ts";

/** كلمات الخصوصية، من يرى ماذا، بالعربية. */
export const privacyAr = {
  hint: "يسري التغيير فورًا. يرى مديروك ما تراه إدارتك، ويرى القائمون على سجلات الموظفين كل شيء.",
  field: {
    phone: "الهاتف",
    mobile: "الجوال",
    email: "البريد الإلكتروني",
    birthday: "يوم الميلاد",
  },
  choice: {
    phone: "من يرى رقم هاتفك",
    mobile: "من يرى رقم جوالك",
    email: "من يرى بريدك الإلكتروني",
    birthday: "من يرى يوم ميلادك",
  },
  to: {
    everyone: "جميع الزملاء",
    department: "إدارتي",
    managers: "مديريّ",
    nobody: "لا أحد",
  },
  saved: "حُفظ: {field} — {to}.",
  preview: "كيف يراني الآخرون",
  previewTitle: "كما يراك الآخرون",
  previewFailed: "تعذّر تحميل المعاينة",
  loading: "جارٍ التحميل",
  onlooker: {
    label: "كما يراك",
    colleague: "زميل",
    department: "زميل من إدارتي",
    manager: "مديري",
  },
  sightings: "من اطّلع على ما لا تُظهره للجميع",
  sightingsHint: "آخر المرات، يومًا بيوم. ويُمحى السجل بعد عام.",
  sighting: "{date}: {fields}",
  sightingsFailed: "تعذّر تحميل السجل",
  nobodyLooked: "لم يطّلع أحد.",
} satisfies Translation<typeof privacyEn>;
