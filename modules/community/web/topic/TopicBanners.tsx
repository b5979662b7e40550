import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { Banner } from "#ui/Banner.tsx";
import { classNames } from "#ui/class-names.ts";
import { boxClass, stackClass } from "#ui/primitives.ts";
import { restorableDays } from "./DeleteTopic.tsx";
import styles from "./TopicReading.module.css";

export interface TopicBannersProps {
  topic: Topic;
  /** Shown in the other language because the reader's own is missing. */
  isOtherLanguage: boolean;
}

/** Notices above a topic: that it is hidden from other users, or its language. */
export function TopicBanners({ topic, isOtherLanguage }: TopicBannersProps) {
  const t = useTranslations("community.topic");
  const formats = useFormats();
  const isScheduled = !topic.isDeleted && topic.publishedAt === null && topic.publishAt !== null;
  return (
    <div className={classNames(stackClass(2), styles.banners)}>
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

/** A moderator's decision about reports of a topic, for its author and moderators. */
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
