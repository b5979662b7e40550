import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { nameIn } from "#shared/locale.ts";
import { Card } from "#ui/Card.tsx";
import { CategoryTile } from "#ui/CategoryBadge.tsx";
import { textClass } from "#ui/primitives.ts";
import { Skeleton, SkeletonBlock, SkeletonLine } from "#ui/Skeleton.tsx";
import { useCategories } from "../use-categories.ts";
import styles from "./CategoryList.module.css";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { UnreadCount } from "./UnreadCount.tsx";

/** The categories as a short list, with what is unread: beside other things. */
export function CategoryList() {
  const t = useTranslations("community");
  const locale = useLocale();
  const { data, error, refetch, isFetching } = useCategories();
  return (
    <Card flush title={t("categories")}>
      {data !== undefined ? (
        <ul className={styles.list}>
          {data.data.map((category) => (
            <li key={category.id}>
              <Link className={styles.link} to="/community/categories/$id" params={{ id: category.id }}>
                <CategoryTile icon={category.icon} color={category.color} />
                <span className={styles.name}>
                  <bdi>{nameIn(locale, category)}</bdi>
                  <span className={textClass("xs", "muted", "normal")}>
                    {t("topicsCount", { count: category.topicCount })}
                  </span>
                </span>
                <UnreadCount count={category.unreadCount} />
              </Link>
            </li>
          ))}
        </ul>
      ) : error === null ? (
        <div className={styles.toCome}>
          <Skeleton label={t("categoriesLoading")}>
            {Array.from({ length: 9 }, (_, place) => (
              <span key={place} className={styles.lineToCome}>
                <span className={styles.tileToCome}>
                  <SkeletonBlock height="2.5rem" />
                </span>
                <SkeletonLine width={`${70 - (place % 3) * 12}%`} />
              </span>
            ))}
          </Skeleton>
        </div>
      ) : (
        <LoadFailure error={error} headingLevel={3} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </Card>
  );
}
