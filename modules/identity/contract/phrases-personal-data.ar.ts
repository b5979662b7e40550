import type { Translation } from "#shared/translation.ts";
import type { personalDataEn } from "./phrases-personal-data.en.ts";

/** كلمات «بياناتي» بالعربية. */
export const personalDataAr = {
  title: "بياناتي",
  intro: "خذ معك كل ما تحفظه البوابة عنك في ملف مضغوط واحد: صفحات تُقرأ، وجداول تُفتح في برامج الجداول، وملفاتك.",
  absent: "البلاغات التي قدّمتها دون اسم ليست ضمنه، فهي لا تحمل اسمك.",
  sightings: "أما من اطّلع على بياناتك المحمية فتجده تحت «من يرى ماذا».",
  seeSightings: "من اطّلع عليها",
  ask: "إعداد نسخة",
  askAgain: "إعداد نسخة جديدة",
  asking: "جارٍ الطلب",
  waiting: "نسختك قيد الإعداد. يمكنك مغادرة الصفحة، وسنُشعرك.",
  ready: "نسختك جاهزة ({size})، وتُحفظ حتى {date}.",
  failed: "تعذّر إعداد النسخة. حاول مرة أخرى.",
  download: "تنزيل",
  password: "كلمة المرور",
  passwordHint: "مضى وقت على تسجيل دخولك، لذا نسألك عنها مرة أخرى.",
  signInAgain: "لإعداد نسخة، سجّل الدخول مجددًا أولًا. يُتاح هذا لعشر دقائق بعد تسجيل الدخول.",
  loading: "جارٍ التحميل",
  loadFailed: "تعذّر التحميل",
} satisfies Translation<typeof personalDataEn>;
