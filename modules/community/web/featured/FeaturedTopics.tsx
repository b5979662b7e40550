import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Loading } from "#kit/Loading.tsx";
import { pickText } from "#shared/locale.ts";
import { Carousel } from "#ui/Carousel.tsx";
import { SkeletonBlock } from "#ui/Skeleton.tsx";
import { featuredQuery } from "../api.ts";
import { useShownFeatured } from "../lists/use-topics-above.ts";
import styles from "./FeaturedTopics.module.css";
import { FeaturedSlide } from "./FeaturedSlide.tsx";

/** The featured topics with their posters; renders nothing if there are none. */
export function FeaturedTopics() {
  const t = useTranslations("community.featured");
  const locale = useLocale();
  const query = useQuery(featuredQuery);
  const { data, error } = query;
  const topics = useShownFeatured(data?.data ?? []);

  if (data === undefined) {
    const shape = (
      <div className={styles.toCome}>
        <SkeletonBlock height="100%" />
      </div>
    );
    return (
      <div className={error === null ? undefined : styles.failure}>
        <Loading query={query} label={t("loading")} shape={shape} />
      </div>
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
