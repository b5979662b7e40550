import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { FollowingLevel } from "#modules/community/contract/schemas-parts.ts";
import type { Category } from "#modules/community/contract/schemas.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { CategoryTile } from "#ui/CategoryBadge.tsx";
import { classNames } from "#ui/class-names.ts";
import { FollowIcon, MuteIcon } from "#ui/icons.ts";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { Skeleton, SkeletonBlock, SkeletonLine } from "#ui/Skeleton.tsx";
import styles from "./CategoryCards.module.css";
import { UnreadCount } from "./UnreadCount.tsx";

const cards = classNames(stackClass(4, "list"), styles.cards);
const card = classNames(rowClass(3, "align-start"), styles.card);

/** The categories: cards side by side, on a phone a list. */
export function CategoryCards({ categories }: { categories: readonly Category[] }) {
  const t = useTranslations("community");
  const locale = useLocale();
  return (
    <ul className={cards} aria-label={t("categories")}>
      {categories.map((category) => {
        const description = pickText(locale, { en: category.descriptionEn, ar: category.descriptionAr });
        return (
          <li key={category.id} className={card}>
            <CategoryTile icon={category.icon} color={category.color} />
            <div className={boxClass("grows")}>
              <h2 className={textClass("flush", "md", "tight", "anywhere")}>
                <Link
                  to="/community/categories/$id"
                  params={{ id: category.id }}
                  className={classNames(textClass("inherit"), styles.link)}
                >
                  <bdi>{nameIn(locale, category)}</bdi>
                </Link>
              </h2>
              {description.text !== "" && (
                <p
                  className={classNames(textClass("flush", "above-1", "sm", "muted", "text-start"), styles.description)}
                  lang={description.locale}
                >
                  <bdi>{description.text}</bdi>
                </p>
              )}
              <p
                className={classNames(
                  rowClass(2, "wrap", "align-center", "flush", "above-2", "xs", "muted"),
                  styles.count,
                )}
              >
                {t("topicsCount", { count: category.topicCount })}
                <FollowMark level={category.following} />
                {!category.isActive && <Badge tone="danger">{t("categoryInactive")}</Badge>}
              </p>
            </div>
            <UnreadCount count={category.unreadCount} />
          </li>
        );
      })}
    </ul>
  );
}

export function CategoryCardsSkeleton() {
  const t = useTranslations("community");
  return (
    <Skeleton label={t("categoriesLoading")}>
      <ul className={cards}>
        {Array.from({ length: 9 }, (_, place) => (
          <li key={place} className={card}>
            <SkeletonBlock height="2.5rem" width="2.5rem" />
            <div className={boxClass("grows")}>
              <SkeletonLine width="8rem" />
              <span className={styles.descriptionToCome}>
                <SkeletonLine size="sm" />
              </span>
              <SkeletonLine width="5rem" size="sm" />
            </div>
          </li>
        ))}
      </ul>
    </Skeleton>
  );
}

function FollowMark({ level }: { level: FollowingLevel }) {
  const t = useTranslations("community.following");
  if (level === null) return null;
  const Icon = level === "follow" ? FollowIcon : MuteIcon;
  return <Icon size={16} role="img" aria-label={t(level === "follow" ? "followedMark" : "mutedMark")} />;
}
