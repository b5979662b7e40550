import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { formatsFor, useLocale, usePresentation } from "#client/intl.tsx";
import type { Notification } from "#modules/notifications/contract/schemas.ts";
import { sentenceOf, whoOf } from "#modules/notifications/contract/sentence.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import styles from "./NotificationRow.module.css";

/** The actors, at most three by name. */
function Who({ line: { actors, otherCount } }: { line: Notification }) {
  const t = useTranslations("notifications.who");
  const locale = useLocale();
  const [first = "", second = "", third = ""] = actors.map((actor) => nameIn(locale, actor));
  const count = actors.length + otherCount - 2;
  return t.rich(whoOf(actors.length, otherCount), {
    first,
    second,
    third,
    count,
    name: (chunks) => <bdi className={styles.name}>{chunks}</bdi>,
  });
}

/** The sentence of a notification in the reader's language; names and titles keep their own direction. */
export function NotificationSentence({ line }: { line: Notification }): ReactNode {
  const t = useTranslations("notifications");
  const presentation = usePresentation();
  const { locale } = presentation;
  const { topic, category, closesAt, dueOn, slot, request, document } = line;
  // Times of a slot are in the time zone of the workplace, wherever the reader is.
  const formats = formatsFor(slot === null ? presentation : { ...presentation, timeZone: slot.timeZone });
  const title = topic === null ? null : pickText(locale, { en: topic.titleEn, ar: topic.titleAr });
  const named = (text: string): ReactNode => <bdi className={styles.name}>{text}</bdi>;
  return t.rich(`sentence.${sentenceOf(line)}`, {
    who: () => <Who line={line} />,
    topic: () =>
      title === null ? (
        t("goneTopic")
      ) : (
        <bdi className={styles.name} lang={title.locale}>
          {title.text}
        </bdi>
      ),
    service: () =>
      named(request === null ? "" : nameIn(locale, { nameEn: request.serviceEn, nameAr: request.serviceAr })),
    document: () =>
      named(document === null ? "" : pickText(locale, { en: document.titleEn, ar: document.titleAr }).text),
    days: line.correction?.days ?? line.recount?.days ?? 0,
    category: () => <bdi>{category === null ? "" : nameIn(locale, category)}</bdi>,
    when: () =>
      slot !== null
        ? formats.time(slot.at)
        : closesAt !== null
          ? formats.dateTime(closesAt)
          : dueOn !== null
            ? formats.date(dueOn, "full")
            : "",
  });
}
