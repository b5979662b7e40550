import type { Translation } from "#shared/translation.ts";
import type { personalDataEn } from "./phrases-personal-data.en.ts";

/** كلمات «بياناتي» بالعربية. */
export const personalDataAr = {
  title: "بياناتي",
  intro: "نزّل نسخة من كل ما تحفظه البوابة عنك في ملف مضغوط واحد: صفحات للقراءة، وجداول، وملفاتك.",
  absent: "لا تشمل النسخة البلاغات التي قدّمتها دون اسم، فهي لا تحمل اسمك.",
  sightings: "لمعرفة من اطّلع على بياناتك المحمية انظر «من يرى ماذا».",
  seeSightings: "من اطّلع عليها",
  ask: "إعداد نسخة",
  askAgain: "إعداد نسخة جديدة",
  asking: "جارٍ الطلب",
  waiting: "نسختك قيد الإعداد. يمكنك مغادرة الصفحة، وسيصلك إشعار.",
  ready: "نسختك جاهزة ({size})، وتُحفظ حتى {date}.",
  failed: "تعذّر إعداد النسخة. حاول مرة أخرى.",
  download: "تنزيل",
  downloadTitle: "تنزيل نسختك",
  password: "كلمة المرور",
  passwordHint: "مضى وقت على تسجيل دخولك، لذا نسألك عنها مرة أخرى.",
  signInAgain: "لإعداد نسخة، سجّل الدخول مجددًا أولًا. يُتاح هذا لعشر دقائق بعد تسجيل الدخول.",
} satisfies Translation<typeof personalDataEn>;
