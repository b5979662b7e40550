import type { Translation } from "#shared/translation.ts";
import type { pushEn } from "./phrases.en.ts";

export const pushAr = {
  title: "على أجهزتك",
  column: "على الأجهزة",
  of: "على الأجهزة: {kind}",
  here: "الإشعارات على هذا الجهاز",
  hereHint: "تظهر حتى حين تكون هذه الصفحة مغلقة، ولا تظهر في ساعات الهدوء.",
  unsupported: "لا يستطيع هذا المتصفح عرض الإشعارات حين تكون الصفحة مغلقة.",
  install:
    "على آيفون وآيباد: أضف هذه الصفحة أولًا إلى الشاشة الرئيسية (مشاركة، ثم إضافة إلى الشاشة الرئيسية)، وافتحها من هناك.",
  blocked: "الإشعارات محظورة لهذا الموقع. اسمح بها في إعدادات الموقع في المتصفح ثم شغّلها هنا.",
  refused: "تبقى الإشعارات متوقفة على هذا الجهاز.",
  switchedOn: "صار هذا الجهاز يعرض إشعاراتك",
  switchedOff: "لم يعد هذا الجهاز يعرض إشعاراتك",
  lockScreen: "ما يظهر والجهاز مقفل",
  lockScreenHint: "لكل أجهزتك. مع «النوع فقط» لا يقرأ من حولك اسمًا ولا نصًا.",
  lockScreens: { kind: "النوع فقط", words: "الأسماء والنص" },
  offer: "هل تودّ أن تعرف فورًا حين يردّ عليك زميل أو ينتظر طلبٌ قرارك، حتى وهذه الصفحة مغلقة؟",
  offerAction: "أشعرني على هذا الجهاز",
  offerRefuse: "لا، شكرًا",
  devices: "الأجهزة التي تعرض إشعاراتك",
  devicesFailed: "تعذّر تحميل أجهزتك",
  device: "{browser} على {system}",
  unknownDevice: "جهاز غير معروف",
  thisDevice: "هذا الجهاز",
  since: "منذ <when></when>",
  stop: "إيقاف",
  stopOf: "إيقاف الإشعارات على {device}",
  stopTitle: "إيقاف الإشعارات على {device}؟",
  stopText: "لن يعرض ذلك الجهاز إشعاراتك بعد الآن، ولا يمكن تشغيلها من جديد إلا من الجهاز نفسه.",
} satisfies Translation<typeof pushEn>;
