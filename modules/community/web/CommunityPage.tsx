import { Link, useSearch } from "@tanstack/react-router";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { BookmarkIcon, CategoriesIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { PillLinks } from "#ui/PillLinks.tsx";
import { rowClass, stackClass } from "#ui/primitives.ts";
import { useMedia } from "#ui/use-media.ts";
import styles from "./CommunityPage.module.css";
import { CategoryCards, CategoryCardsSkeleton } from "./components/CategoryCards.tsx";
import { NewTopicButton } from "./components/NewTopicButton.tsx";
import { MarkAllRead } from "./components/MarkAllRead.tsx";
import { BookmarkedTopics } from "./lists/TopicList.tsx";
import { TopicsToLookAt } from "./lists/TopicsToLookAt.tsx";
import { allCategoryId } from "./sorts.ts";
import { MyDrafts } from "./writing/MyDrafts.tsx";
import { useCategories } from "./use-categories.ts";

export function CommunityPage() {
  const t = useTranslations("community");
  const isKept = useSearch({ from: "/app/community" }).show === "kept";
  useDocumentTitle(t(isKept ? "kept.title" : "title"));
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useCategories();
  const unread = data?.data.find((category) => category.id === allCategoryId)?.unreadCount ?? 0;
  return (
    <>
      <PageHeading
        ref={heading}
        title={t("title")}
        subtitle={t("intro")}
        actions={
          <>
            <MyDrafts />
            <NewTopicButton category={null} />
          </>
        }
      />
      <div className={classNames(rowClass(2, "align-center", "between", "below-4"), styles.views)}>
        <PillLinks
          label={t("views")}
          links={[
            {
              id: "categories",
              label: t("categories"),
              icon: <CategoriesIcon size={18} />,
              current: !isKept,
              // A prefix match would mark both entries as active.
              renderLink: (slot) => <Link to="/community" activeOptions={{ exact: true }} {...slot} />,
            },
            {
              id: "kept",
              label: t("kept.title"),
              icon: <BookmarkIcon size={18} />,
              current: isKept,
              renderLink: (slot) => <Link to="/community" search={{ show: "kept" }} {...slot} />,
            },
          ]}
        />
        {!isKept && (
          <MarkAllRead
            categoryId={allCategoryId}
            unreadCount={unread}
            iconOnPhone
            onDone={() => heading.current?.focus()}
          />
        )}
      </div>
      {isKept ? (
        <Card flush>
          <BookmarkedTopics />
        </Card>
      ) : (
        <CategoriesAndTopics />
      )}
    </>
  );
}

/** A phone shows the topics first: the categories alone are longer than its screen. */
function CategoriesAndTopics() {
  const t = useTranslations("community");
  const isPhone = useMedia("(width < 768px)");
  const { data, error, refetch, isFetching } = useCategories();
  if (data === undefined && error !== null) {
    return <LoadFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const categories = (
    <section aria-label={t("categories")}>
      {data === undefined ? <CategoryCardsSkeleton /> : <CategoryCards categories={data.data} />}
    </section>
  );
  return (
    <div className={stackClass(6, "fits")}>
      {!isPhone && categories}
      <TopicsToLookAt />
      {isPhone && categories}
    </div>
  );
}
