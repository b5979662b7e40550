import { createTranslator } from "use-intl/core";
import { excerptOf } from "#shared/content.ts";
import { formatDate, formatDateTime, formatTime } from "#shared/dates.ts";
import { nameIn, pickText, type Locale } from "#shared/locale.ts";
import { languageTag, type Presentation } from "#shared/presentation.ts";
import { notificationsAr } from "../../contract/phrases.ar.ts";
import { notificationsEn } from "../../contract/phrases.en.ts";
import { quoted } from "#platform/mail/quoted.ts";
import type { Notification } from "../../contract/schemas.ts";
import { sentenceOf, whoOf } from "../../contract/sentence.ts";
import type { Receiver } from "./queries.ts";

export type Occasion = "instant" | "daily" | "weekly";

/** Where the mail comes from and where its links lead. */
export type Sender = { organisation: Record<Locale, string>; publicUrl: string; timeZone: string };

const messages: Record<Locale, typeof notificationsEn> = { en: notificationsEn, ar: notificationsAr as never };

const linkOf = (
  { kind, subject, topic, comment, isOpenable, slot, request, document }: Notification,
  publicUrl: string,
): string => {
  if (
    kind === "recordChanged" ||
    kind === "dataReady" ||
    kind === "viewedAs" ||
    kind === "newDevice" ||
    kind === "recoveryCodeUsed"
  )
    return `${publicUrl}/user-profile`;
  if (kind === "managerChanged") return `${publicUrl}/directory/${subject.id}`;
  if (document !== null) return `${publicUrl}/reports/${document.reportKind}/${document.id}`;
  if (request !== null) return `${publicUrl}/e-services/requests/${request.id}`;
  if (slot !== null) return `${publicUrl}/attendance`;
  if (topic === null || !isOpenable) return `${publicUrl}/notifications`;
  const address = `${publicUrl}/community/categories/${topic.categoryId}/topic/${topic.id}`;
  return comment === null ? address : `${address}?comment=${comment.id}`;
};

/** The words of one reader: their language, digits and calendar. */
function voiceOf(receiver: Receiver, timeZone: string) {
  const { locale, calendar, digits } = receiver;
  const presentation: Presentation = { locale, calendar, digits, timeZone };
  const t = createTranslator({
    locale: languageTag(presentation),
    messages: messages[locale],
    timeZone,
    onError: (error) => {
      throw error;
    },
  });

  const who = ({ actors, otherCount }: Notification): string => {
    const [first, second, third] = actors.map((actor) => nameIn(locale, actor));
    const form = whoOf(actors.length, otherCount);
    const count = actors.length + otherCount - 2;
    const values = { first: first ?? "", second: second ?? "", third: third ?? "", count };
    // Chunks are a list, whatever their type says.
    return t.markup(`who.${form}`, { ...values, name: (chunks) => quoted([chunks].flat().join("")) });
  };
  const when = ({ closesAt, dueOn, slot }: Notification): string => {
    if (slot !== null) return formatTime({ ...presentation, timeZone: slot.timeZone }, slot.at);
    if (closesAt !== null) return formatDateTime(presentation, closesAt);
    return dueOn === null ? "" : formatDate(presentation, dueOn, "full");
  };

  return {
    t,
    sentence: (line: Notification): string =>
      t.markup(`sentence.${sentenceOf(line)}`, {
        who: () => who(line),
        topic: () =>
          line.topic === null
            ? t("goneTopic")
            : quoted(`“${pickText(locale, { en: line.topic.titleEn, ar: line.topic.titleAr }).text}”`),
        service: () =>
          line.request === null
            ? ""
            : quoted(`“${nameIn(locale, { nameEn: line.request.serviceEn, nameAr: line.request.serviceAr })}”`),
        document: () =>
          line.document === null
            ? ""
            : quoted(`“${pickText(locale, { en: line.document.titleEn, ar: line.document.titleAr }).text}”`),
        category: () => quoted(line.category === null ? "" : nameIn(locale, line.category)),
        when: () => when(line),
      }),
  };
}

/** A mail that tells one person of some lines, the newest first, in their language. `more`: there are others besides. */
export function composeMail(
  receiver: Receiver,
  lines: readonly Notification[],
  { occasion, more, sender }: { occasion: Occasion; more: boolean; sender: Sender },
): { subject: string; text: string } {
  const { t, sentence } = voiceOf(receiver, sender.timeZone);
  const organisation = quoted(sender.organisation[receiver.locale]);
  const settings = `${sender.publicUrl}/user-profile#notifications`;
  const paragraphs = lines.map((line) => {
    const said = line.comment === null ? null : quoted(excerptOf(line.comment.excerpt, 160));
    const reason = line.reason === null ? null : t("reason", { reason: quoted(line.reason) });
    return [sentence(line), said, reason, linkOf(line, sender.publicUrl)].filter((part) => part !== null).join("\n");
  });
  const [only] = lines;
  const subject =
    occasion !== "instant"
      ? t(occasion === "daily" ? "mail.subjectDaily" : "mail.subjectWeekly", { organisation })
      : lines.length === 1 && only !== undefined
        ? sentence(only)
        : t("mail.subjectMany", { count: lines.length });
  const text = [
    t("mail.greeting", { name: quoted(nameIn(receiver.locale, receiver)) }),
    ...(occasion === "instant" ? [] : [t(occasion === "daily" ? "mail.introDaily" : "mail.introWeekly")]),
    ...paragraphs,
    ...(more ? [t("mail.more", { link: `${sender.publicUrl}/notifications` })] : []),
    t(occasion === "instant" ? "mail.whyInstant" : "mail.whyDigest", { organisation, link: settings }),
  ].join("\n\n");
  return { subject, text };
}
