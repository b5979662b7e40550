import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { pickText } from "#shared/locale.ts";
import { Carousel } from "#ui/Carousel.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { featuredQuery } from "../api.ts";
import { useShownFeatured } from "../lists/use-topics-above.ts";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import styles from "./FeaturedTopics.module.css";
import { FeaturedSlide } from "./FeaturedSlide.tsx";

/** The featured topics with their posters. Takes no room when there are none. */
export function FeaturedTopics() {
  const t = useTranslations("community.featured");
  const locale = useLocale();
  const { data, error, refetch, isFetching } = useQuery(featuredQuery);
  const topics = useShownFeatured(data?.data ?? []);

  if (data === undefined) {
    if (error !== null) {
      return (
        <div className={styles.failure}>
          <LoadFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />
        </div>
      );
    }
    return (
      <Skeleton label={t("loading")}>
        <div className={styles.toCome}>
          <SkeletonBlock height="100%" />
        </div>
      </Skeleton>
    );
  }
  if (topics.length === 0) return null;
  const titleAt = (place: number): string => {
    const topic = topics[place - 1];
    return topic === undefined ? "" : pickText(locale, { en: topic.titleEn, ar: topic.titleAr }).text;
  };
  return (
    <Carousel
      slides={topics}
      keyOf={(topic) => topic.id}
      labels={{
        region: t("label"),
        previous: t("previous"),
        next: t("next"),
        pause: t("pause"),
        play: t("play"),
        slide: (place, count) => t("slide", { position: place, total: count, title: isolated(titleAt(place)) }),
        place: (place, count) => t("place", { position: place, total: count }),
      }}
    >
      {(topic, { active, place }) => <FeaturedSlide topic={topic} active={active} first={place === 0} />}
    </Carousel>
  );
}
