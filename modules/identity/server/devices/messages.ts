import { quoteForMail } from "#platform/mail/quote-for-mail.ts";
import type { Locale } from "#shared/locale.ts";
import { describeDevice } from "../../contract/device.ts";

type Facts = { organisation: string; device: string; when: string; link: string };

const words: Record<
  Locale,
  { on: string; unknown: string; mail: (facts: Facts) => { subject: string; text: string } }
> = {
  en: {
    on: "on",
    unknown: "a device that says nothing of itself",
    mail: ({ organisation, device, when, link }) => ({
      subject: `A new device signed in to ${organisation}`,
      text: `Your account was signed in to on a device that you had not used before:

${device}
${when}

If this was you, there is nothing to do.

If it was not you, open this link and choose a new password. That ends every session, the one on that device too:
${link}

The link works once, within three days.`,
    }),
  },
  ar: {
    on: "على",
    unknown: "جهاز لا يعرّف بنفسه",
    mail: ({ organisation, device, when, link }) => ({
      subject: `دخول إلى ${organisation} من جهاز جديد`,
      text: `سُجّل الدخول إلى حسابك من جهاز لم تستخدمه من قبل:

${device}
${when}

إن كنت أنت فلا حاجة إلى أي إجراء.

وإن لم تكن أنت فافتح هذا الرابط واختر كلمة مرور جديدة، وبذلك تنتهي جميع الجلسات، ومنها الجلسة على ذلك الجهاز:
${link}

يعمل الرابط مرة واحدة خلال ثلاثة أيام.`,
    }),
  },
};

export function composeDeviceMail(
  locale: Locale,
  { organisation, userAgent, ...facts }: { organisation: string; userAgent: string | null; when: string; link: string },
): { subject: string; text: string } {
  const { on, unknown, mail } = words[locale];
  const { browser, system } = describeDevice(userAgent);
  const parts = [browser, system].filter((part) => part !== null).map(quoteForMail);
  const device = parts.length === 0 ? unknown : parts.join(` ${on} `);
  return mail({ ...facts, organisation: quoteForMail(organisation), device });
}
