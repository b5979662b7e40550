import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { Loading } from "#kit/Loading.tsx";
import { nameIn } from "#shared/locale.ts";
import { Card } from "#ui/Card.tsx";
import { CategoryTile } from "#ui/CategoryBadge.tsx";
import { classNames } from "#ui/class-names.ts";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { SkeletonBlock, SkeletonLine } from "#ui/Skeleton.tsx";
import { useCategories } from "../use-categories.ts";
import styles from "./CategoryList.module.css";
import { UnreadCount } from "./UnreadCount.tsx";

const line = classNames(rowClass(3, "align-center", "ink"), styles.line);

export function CategoryList() {
  const t = useTranslations("community");
  const locale = useLocale();
  const query = useCategories();
  const { data } = query;
  const shape = (
    <div className={styles.list}>
      {Array.from({ length: 9 }, (_, place) => (
        <span key={place} className={line}>
          <SkeletonBlock height="2.5rem" width="2.5rem" />
          <SkeletonLine width={`${70 - (place % 3) * 12}%`} />
        </span>
      ))}
    </div>
  );
  return (
    <Card flush title={t("categories")}>
      {data === undefined ? (
        <Loading query={query} label={t("categoriesLoading")} shape={shape} headingLevel={3} />
      ) : (
        <ul className={classNames(boxClass("list"), styles.list)}>
          {data.data.map((category) => (
            <li key={category.id}>
              <Link
                className={classNames(line, styles.link)}
                to="/community/categories/$id"
                params={{ id: category.id }}
              >
                <CategoryTile icon={category.icon} color={category.color} />
                <span className={stackClass(0, "grows", "items-start", "medium", "tight", "anywhere")}>
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
      )}
    </Card>
  );
}
