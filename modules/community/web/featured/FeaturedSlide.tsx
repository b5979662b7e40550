import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { FeaturedTopic } from "#modules/community/contract/schemas.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { FeatureSlide } from "#ui/FeatureSlide.tsx";
import { usePoster } from "../components/Poster.tsx";
import styles from "./FeaturedTopics.module.css";

export interface FeaturedSlideProps {
  topic: FeaturedTopic;
  active: boolean;
  first: boolean;
}

export function FeaturedSlide({ topic, active, first }: FeaturedSlideProps) {
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
