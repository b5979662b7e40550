import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { Moment } from "#client/Moment.tsx";
import type { TopicSummary } from "#modules/community/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { CategoryBadge } from "#ui/CategoryBadge.tsx";
import { LockIcon, PinIcon } from "#ui/icons.ts";
import { Meta } from "#ui/Meta.tsx";

export interface TopicEyebrowProps {
  topic: TopicSummary;
  /** Null while the text is not there yet. */
  minutes: number | null;
}

/** The quiet line over a topic's title: where it stands, when it was published, how long it is. */
export function TopicEyebrow({ topic, minutes }: TopicEyebrowProps) {
  const t = useTranslations("community");
  const locale = useLocale();
  return (
    <Meta>
      <CategoryBadge name={nameIn(locale, topic.category)} color={topic.category.color} />
      {topic.publishedAt !== null && <Moment at={topic.publishedAt} />}
      {minutes !== null && t("topic.readingTime", { minutes })}
      {topic.isPinned && <PinIcon size={16} role="img" aria-label={t("list.pinned")} />}
      {topic.isLocked && <LockIcon size={16} role="img" aria-label={t("list.locked")} />}
    </Meta>
  );
}
