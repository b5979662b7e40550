import { useRef } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import styles from "./CommunityPage.module.css";
import { CategoryCards } from "./components/CategoryCards.tsx";
import { LoadFailure } from "./components/LoadFailure.tsx";
import { NewTopicButton } from "./components/NewTopicButton.tsx";
import { MarkAllRead } from "./components/MarkAllRead.tsx";
import { TopicsToLookAt } from "./lists/TopicsToLookAt.tsx";
import { allCategoryId } from "./sorts.ts";
import { MyDrafts } from "./writing/MyDrafts.tsx";
import { useCategories } from "./use-categories.ts";

/** The way into the community: its categories, and what is going on. */
export function CommunityPage() {
  const t = useTranslations("community");
  useDocumentTitle(t("title"));
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch, isFetching } = useCategories();
  const unread = data?.data.find((category) => category.id === allCategoryId)?.unreadCount ?? 0;
  return (
    <>
      <PageHeading
        ref={heading}
        title={t("title")}
        subtitle={t("intro")}
        actions={
          <>
            <MarkAllRead categoryId={allCategoryId} unreadCount={unread} onDone={() => heading.current?.focus()} />
            <MyDrafts />
            <NewTopicButton category={null} />
          </>
        }
      />
      {data === undefined && error !== null ? (
        <LoadFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <div className={styles.parts}>
          <section aria-label={t("categories")}>
            {data === undefined ? (
              <Skeleton label={t("categoriesLoading")}>
                <div className={styles.cardsToCome}>
                  {Array.from({ length: 9 }, (_, place) => (
                    <SkeletonBlock key={place} height="7rem" />
                  ))}
                </div>
              </Skeleton>
            ) : (
              <CategoryCards categories={data.data} />
            )}
          </section>
          <TopicsToLookAt />
        </div>
      )}
    </>
  );
}
