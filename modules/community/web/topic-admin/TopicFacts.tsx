import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { TopicSummary } from "#modules/community/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { rowClass } from "#ui/primitives.ts";
import styles from "./TopicFacts.module.css";

export function TopicFacts({ topic }: { topic: TopicSummary }) {
  const t = useTranslations("communityAdmin");
  const locale = useLocale();
  const marks = [
    [topic.featuredInHome, "saffron", "featured"],
    [topic.publishedAt === null, "info", "scheduled"],
    [topic.isPoster, "neutral", "poster"],
    [topic.isPoll, "neutral", "poll"],
    [topic.isPinned, "neutral", "pinned"],
    [topic.isLocked, "neutral", "locked"],
  ] as const;
  return (
    <div className={classNames(rowClass([0, 2], "wrap", "align-center", "xs", "muted", "tight"), styles.facts)}>
      <span>
        <bdi>{nameIn(locale, topic.category)}</bdi>
      </span>
      <span>
        <bdi>{nameIn(locale, topic.author)}</bdi>
      </span>
      {marks.map(
        ([isMarked, tone, name]) =>
          isMarked && (
            <Badge key={name} tone={tone}>
              {t(`state.${name}`)}
            </Badge>
          ),
      )}
    </div>
  );
}
