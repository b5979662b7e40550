import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { TopicSummary } from "#modules/community/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import styles from "./TopicFacts.module.css";

/** Where a topic is, who wrote it, and what is particular about it. */
export function TopicFacts({ topic }: { topic: TopicSummary }) {
  const t = useTranslations("communityAdmin");
  const locale = useLocale();
  const marks = [
    topic.featuredInHome ? (["saffron", "featured"] as const) : null,
    topic.publishedAt === null ? (["info", "scheduled"] as const) : null,
    topic.isPoster ? (["neutral", "poster"] as const) : null,
    topic.isPoll ? (["neutral", "poll"] as const) : null,
    topic.isPinned ? (["neutral", "pinned"] as const) : null,
    topic.isLocked ? (["neutral", "locked"] as const) : null,
  ].filter((mark) => mark !== null);
  return (
    <div className={styles.facts}>
      <span>
        <bdi>{nameIn(locale, topic.category)}</bdi>
      </span>
      <span>
        <bdi>{nameIn(locale, topic.author)}</bdi>
      </span>
      {marks.map(([tone, name]) => (
        <Badge key={name} tone={tone}>
          {t(`state.${name}`)}
        </Badge>
      ))}
    </div>
  );
}
