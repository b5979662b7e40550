import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { FeaturedTopic } from "#modules/community/contract/schemas.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { FeatureSlide } from "#ui/FeatureSlide.tsx";
import { PosterImage, PosterVideo, VideoButton } from "../components/Poster.tsx";
import { useCalmVideo } from "../components/use-calm-video.ts";
import styles from "./FeaturedTopics.module.css";

export interface FeaturedSlideProps {
  topic: FeaturedTopic;
  active: boolean;
  first: boolean;
}

/** One featured topic: its poster, and its first words over it. */
export function FeaturedSlide({ topic, active, first }: FeaturedSlideProps) {
  const t = useTranslations("community.featured");
  const locale = useLocale();
  const [broken, setBroken] = useState<"nothing" | "video" | "all">("nothing");
  const title = pickText(locale, { en: topic.titleEn, ar: topic.titleAr });
  const excerpt = title.locale === "ar" ? topic.excerptAr : topic.excerptEn;
  const { videoUrl } = topic.poster;
  const { attach, playing, toggle } = useCalmVideo(active);

  const isFilm = videoUrl !== null && broken === "nothing";
  const still = (
    <PosterImage
      poster={topic.poster}
      sizes="(width < 992px) 100vw, 45rem"
      first={first}
      onBroken={() => setBroken("all")}
    />
  );
  // Without its picture the slide shows the star lattice.
  const poster = isFilm ? (
    <PosterVideo
      ref={attach}
      poster={{ ...topic.poster, videoUrl }}
      active={active}
      onBroken={() => setBroken("video")}
    />
  ) : broken === "all" ? undefined : (
    still
  );
  return (
    <div className={styles.slide}>
      <FeatureSlide
        {...(poster === undefined ? {} : { poster })}
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
      {isFilm && (
        <span className={styles.videoButton}>
          <VideoButton playing={playing} toggle={toggle} />
        </span>
      )}
    </div>
  );
}
