import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { Banner } from "#ui/Banner.tsx";
import { boxClass } from "#ui/primitives.ts";
import styles from "./TopicReading.module.css";

/** Days during which a deleted topic can be restored. */
const restorableDays = 30;

export interface TopicBannersProps {
  topic: Topic;
  /** It is read in the other language, because there is no other. */
  isOtherLanguage: boolean;
}

/** What a reader must know before reading: that others do not see it, or in which language it is. */
export function TopicBanners({ topic, isOtherLanguage }: TopicBannersProps) {
  const t = useTranslations("community.topic");
  const formats = useFormats();
  const isScheduled = !topic.isDeleted && topic.publishedAt === null && topic.publishAt !== null;
  return (
    <div className={styles.banners}>
      {topic.isDeleted && <Banner tone="warning">{t("deletedBanner", { days: restorableDays })}</Banner>}
      {!topic.isDeleted && !topic.isActive && <Banner tone="warning">{t("inactiveBanner")}</Banner>}
      {isScheduled && (
        <Banner tone="warning">{t("scheduledBanner", { when: formats.dateTime(topic.publishAt ?? "") })}</Banner>
      )}
      {topic.isHidden && <Banner tone="warning">{t("hiddenBanner")}</Banner>}
      {topic.decision !== null && <DecisionBanner decision={topic.decision} />}
      {isOtherLanguage && <Banner>{t("otherLanguage")}</Banner>}
    </div>
  );
}

const outcomes = { keep: "decisionKeep", deactivate: "decisionDeactivate", delete: "decisionDelete" } as const;

/** What a moderator decided about reports of it, and why; its author and moderators read this. */
function DecisionBanner({ decision: { decision, reason } }: { decision: NonNullable<Topic["decision"]> }) {
  const t = useTranslations("community.topic");
  return (
    <Banner tone={decision === "keep" ? "info" : "warning"}>
      {t(outcomes[decision])}
      {reason !== null && (
        <p className={boxClass("flush", "above-1")}>
          {t.rich("decisionReason", { reason, words: (chunks) => <bdi>{chunks}</bdi> })}
        </p>
      )}
    </Banner>
  );
}
