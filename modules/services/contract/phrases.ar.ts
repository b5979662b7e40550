import type { Translation } from "#shared/translation.ts";
import type { servicesEn } from "./phrases.en.ts";

export const servicesAr = {
  title: "الخدمات الإلكترونية",
  workList: "مهامي",
  waiting:
    "{count, plural, zero {لا شيء بانتظارك} one {مهمة واحدة بانتظارك} two {مهمتان بانتظارك} few {# مهام بانتظارك} many {# مهمة بانتظارك} other {# مهمة بانتظارك}}",
  all: "عرض الكل ({count, number})",
  work: {
    span: "{from} – {to}",
    returned: "أُعيد إليك للتعديل",
    poll: "استطلاع يوشك على الإغلاق",
    deputyTitle: "إنابة بانتظار موافقتك",
    overtime:
      "{count, plural, zero {لا عمل إضافي بانتظار قرارك} one {سجل عمل إضافي بانتظار قرارك} two {سجلا عمل إضافي بانتظار قرارك} few {# سجلات عمل إضافي بانتظار قرارك} many {# سجلًا للعمل الإضافي بانتظار قرارك} other {# سجل للعمل الإضافي بانتظار قرارك}}",
    due: "{kind, select, approval {آخر موعد للبت {date}} poll {آخر موعد للتصويت {date}} other {آخر موعد {date}}}",
    late: "انتهت مهلته {date}",
  },
} satisfies Translation<typeof servicesEn>;
