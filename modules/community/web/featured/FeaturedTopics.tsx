import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useGradually } from "#client/use-gradually.ts";
import { Loading } from "#kit/Loading.tsx";
import type { FeaturedTopic } from "#modules/community/contract/schemas.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { Carousel } from "#ui/Carousel.tsx";
import { FeatureSlide } from "#ui/FeatureSlide.tsx";
import { SkeletonBlock } from "#ui/Skeleton.tsx";
import { featuredQuery } from "../api.ts";
import { usePoster } from "../components/Poster.tsx";
import { useShownFeatured } from "../lists/use-topics-above.ts";
import styles from "./FeaturedTopics.module.css";

function FeaturedSlide({ topic, active, first }: { topic: FeaturedTopic; active: boolean; first: boolean }) {
  const t = useTranslations("community.featured");
  const locale = useLocale();
  const title = pickText(locale, { en: topic.titleEn, ar: topic.titleAr });
  const excerpt = title.locale === "ar" ? topic.excerptAr : topic.excerptEn;
  const sizes = "(width < 992px) 100vw, 45rem";
  const { picture, button } = usePoster({ poster: topic.poster, active, sizes, first });
  return (
    <div className={styles.slide}>
      <FeatureSlide
        poster={picture ?? undefined}
        ribbon={t("ribbon")}
        eyebrow={<bdi>{nameIn(locale, topic.category)}</bdi>}
        title={
          <Link
            to="/community/categories/$id/topic/$topicId"
            params={{ id: topic.category.id, topicId: topic.id }}
            data-cover=""
            data-topic={topic.id}
          >
            <bdi className={styles.title} lang={title.locale}>
              {title.text}
            </bdi>
          </Link>
        }
      >
        {excerpt !== null && <bdi lang={title.locale}>{excerpt}</bdi>}
      </FeatureSlide>
      {button !== null && <span className={styles.videoButton}>{button}</span>}
    </div>
  );
}

/** The featured topics with their posters; renders nothing if there are none. */
export function FeaturedTopics() {
  const t = useTranslations("community.featured");
  const locale = useLocale();
  const query = useQuery(featuredQuery);
  const data = useGradually(query.data);
  const topics = useShownFeatured(data?.data ?? []);

  if (data === undefined) {
    const shape = (
      <div className={styles.toCome}>
        <SkeletonBlock height="100%" />
      </div>
    );
    return (
      <div className={query.error === null ? undefined : styles.failure}>
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
