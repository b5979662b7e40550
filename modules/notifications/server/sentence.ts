import { createTranslator } from "use-intl/core";
import { formatDate, formatDateTime, formatTime } from "#shared/dates.ts";
import { nameIn, pickText, type Locale } from "#shared/locale.ts";
import { languageTag, type Formatting, type Presentation } from "#shared/presentation.ts";
import { quoteForMail } from "#platform/mail/quote-for-mail.ts";
import { notificationsAr } from "../contract/phrases.ar.ts";
import { notificationsEn } from "../contract/phrases.en.ts";
import type { Notification } from "../contract/schemas.ts";
import { profilePathOf } from "../contract/kinds.ts";
import { sentenceOf, whoOf } from "../contract/sentence.ts";

const messages: Record<Locale, typeof notificationsEn> = { en: notificationsEn, ar: notificationsAr as never };

/** Returns the path of the page about the subject of a notification. */
export function pathOf({ kind, subject, topic, comment, isOpenable, slot, request, document }: Notification): string {
  const profilePath = profilePathOf(kind);
  if (profilePath !== null) return profilePath;
  if (kind === "attendanceCorrected") return "/attendance";
  if (kind === "leaveRecounted") return "/attendance/leave";
  if (kind === "overtimeDecided") return "/attendance/overtime";
  if (kind === "managerChanged") return `/directory/${subject.id}`;
  if (document !== null) return `/reports/${document.reportKind}/${document.id}`;
  if (kind === "approvalWaiting" && request === null) return "/work-list";
  if (request !== null) return `/e-services/requests/${request.id}`;
  if (slot !== null) return "/attendance";
  if (topic === null || !isOpenable) return "/notifications";
  const address = `/community/categories/${topic.categoryId}/topic/${topic.id}`;
  return comment === null ? address : `${address}?comment=${comment.id}`;
}

/** Returns translations and formats for a reader: language, digits, calendar and clock. */
export function translatorOf(reader: Formatting, timeZone: string) {
  const presentation: Presentation = { ...reader, timeZone };
  const { locale } = reader;
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
    // Chunks are a list, unlike their type.
    return t.markup(`who.${form}`, { ...values, name: (chunks) => quoteForMail([chunks].flat().join("")) });
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
            : quoteForMail(`“${pickText(locale, { en: line.topic.titleEn, ar: line.topic.titleAr }).text}”`),
        service: () =>
          line.request === null
            ? ""
            : quoteForMail(`“${nameIn(locale, { nameEn: line.request.serviceEn, nameAr: line.request.serviceAr })}”`),
        document: () =>
          line.document === null
            ? ""
            : quoteForMail(`“${pickText(locale, { en: line.document.titleEn, ar: line.document.titleAr }).text}”`),
        category: () => quoteForMail(line.category === null ? "" : nameIn(locale, line.category)),
        when: () => when(line),
        days: line.correction?.days ?? line.recount?.days ?? 0,
      }),
  };
}
