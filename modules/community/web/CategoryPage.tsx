import { Link, Outlet, useMatch, useParams, useSearch } from "@tanstack/react-router";
import { useRef, useState, type RefObject } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import type { Category } from "#modules/community/contract/schemas.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { Badge, UnreadDot } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { CategoryTile } from "#ui/CategoryBadge.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import type { LinkSlot } from "#ui/link.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { PillLinks } from "#ui/PillLinks.tsx";
import { boxClass, rowClass } from "#ui/primitives.ts";
import { SkeletonBlock, SkeletonLine } from "#ui/Skeleton.tsx";
import { useMedia } from "#ui/use-media.ts";
import styles from "./CategoryPage.module.css";
import { MarkAllRead } from "./components/MarkAllRead.tsx";
import { NewTopicButton } from "./components/NewTopicButton.tsx";
import { FollowCategoryButton } from "./components/FollowButton.tsx";
import { SortMenu } from "./lists/SortMenu.tsx";
import { TopicList } from "./lists/TopicList.tsx";
import { readCategorySearch } from "./search.ts";
import { allCategoryId, type TopicSort } from "./sorts.ts";
import { useCategories } from "./use-categories.ts";

/** A category's topics. The topic dialog is a child route, so the list beneath keeps its state. */
export function CategoryPage() {
  const { id } = useParams({ from: "/app/community/categories/$id" });
  const { sort = "activity" } = useSearch({ from: "/app/community/categories/$id" });
  const topic = useMatch({ from: "/app/community/categories/$id/topic/$topicId", shouldThrow: false });
  // On a phone, a topic opened by its address covers the screen: the list behind is read when it is closed.
  const isPhone = useMedia("(width < 768px)");
  const [isAlone, setAlone] = useState(topic !== undefined && isPhone);
  if (isAlone && (topic === undefined || !isPhone)) setAlone(false);
  return (
    <>
      {!isAlone && <CategoryTopics id={id} sort={sort} />}
      <Outlet />
    </>
  );
}

function CategoryTopics({ id, sort }: { id: string; sort: TopicSort }) {
  const t = useTranslations("community");
  const locale = useLocale();
  const { data, error, refetch, isFetching } = useCategories();
  const category = data?.data.find((candidate) => candidate.id === id);
  const heading = useRef<HTMLHeadingElement>(null);

  if (data === undefined && error !== null) {
    return <LoadFailure error={error} headingLevel={1} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (data !== undefined && category === undefined) return <CategoryMissing />;
  return (
    <>
      <CategoryHeading category={category} ref={heading} />
      <div className={classNames(boxClass("below-4"), styles.pills)}>
        {data === undefined ? (
          <SkeletonLine width="60%" size="lg" />
        ) : (
          <CategoryPills categories={data.data} currentId={id} />
        )}
      </div>
      <Card flush>
        <div className={classNames(rowClass(2, "align-center", "between"), styles.tools)}>
          <SortMenu categoryId={id} sort={sort} />
          {category !== undefined && (
            <MarkAllRead categoryId={id} unreadCount={category.unreadCount} onDone={() => heading.current?.focus()} />
          )}
        </div>
        <TopicList
          key={`${id} ${sort}`}
          list={{ category: id, sort }}
          label={category === undefined ? t("allTopics") : t("list.label", { category: nameIn(locale, category) })}
        />
      </Card>
    </>
  );
}

interface CategoryHeadingProps {
  /** Undefined while loading. */
  category: Category | undefined;
  ref: RefObject<HTMLHeadingElement | null>;
}

function CategoryHeading({ category, ref }: CategoryHeadingProps) {
  const t = useTranslations("community");
  const locale = useLocale();
  const name = category === undefined ? "" : nameIn(locale, category);
  useDocumentTitle(name);
  const back = { label: t("title"), renderLink: (slot: LinkSlot) => <Link to="/community" {...slot} /> };
  if (category === undefined) {
    return (
      <PageHeading
        back={back}
        sign={<SkeletonBlock height="3.25rem" width="3.25rem" />}
        title={<SkeletonLine width="9rem" size="lg" />}
        subtitle={<SkeletonLine width="16rem" />}
        actions={<NewTopicButton category={null} />}
      />
    );
  }
  const description = pickText(locale, { en: category.descriptionEn, ar: category.descriptionAr });
  return (
    <PageHeading
      ref={ref}
      back={back}
      sign={<CategoryTile icon={category.icon} color={category.color} size="lg" />}
      title={
        <>
          <bdi>{name}</bdi> {!category.isActive && <Badge tone="danger">{t("categoryInactive")}</Badge>}
        </>
      }
      actions={
        <>
          {category.id !== allCategoryId && <FollowCategoryButton category={category} />}
          <NewTopicButton category={category} />
        </>
      }
      {...(description.text === "" ? {} : { subtitle: <bdi lang={description.locale}>{description.text}</bdi> })}
    />
  );
}

function CategoryMissing() {
  const t = useTranslations("community");
  useDocumentTitle(t("categoryMissingTitle"));
  return (
    <EmptyState
      title={t("categoryMissingTitle")}
      headingLevel={1}
      action={<Button renderLink={(slot) => <Link to="/community" {...slot} />}>{t("list.emptyAction")}</Button>}
    >
      {t("categoryMissingText")}
    </EmptyState>
  );
}

/** A row of all categories with the current one marked, and a dot on those with unread topics. */
function CategoryPills({ categories, currentId }: { categories: readonly Category[]; currentId: string }) {
  const t = useTranslations("community");
  const locale = useLocale();
  return (
    <PillLinks
      label={t("categories")}
      links={categories.map((category) => ({
        id: category.id,
        current: category.id === currentId,
        label: (
          <>
            <bdi>{nameIn(locale, category)}</bdi>
            {category.unreadCount > 0 && category.id !== currentId && <UnreadDot label={t("list.unread")} />}
          </>
        ),
        // Keeps the sort.
        renderLink: (slot) => (
          <Link to="/community/categories/$id" params={{ id: category.id }} search={readCategorySearch} {...slot} />
        ),
      }))}
    />
  );
}
