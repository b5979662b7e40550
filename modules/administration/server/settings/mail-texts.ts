import type { Locale } from "#shared/locale.ts";

/** `organisation` is a name, isolated for both directions. */
export const mailTexts: Record<Locale, (organisation: string) => { subject: string; text: string }> = {
  en: (organisation) => ({
    subject: `Test mail from ${organisation}`,
    text: `Mail from ${organisation} reaches you.

You asked for this mail in the settings. There is nothing you need to do.`,
  }),
  ar: (organisation) => ({
    subject: `رسالة تجريبية من ${organisation}`,
    text: `بريد ${organisation} يصل إليك.

طلبت هذه الرسالة من صفحة الإعدادات، ولا يلزمك أي إجراء.`,
  }),
};
