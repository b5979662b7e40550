import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { promotionsQuery } from "../api.ts";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { Pages } from "#kit/Pages.tsx";
import { PromotionCard } from "./PromotionCard.tsx";
import styles from "./PromotionsPage.module.css";

/** What partners offer to employees, those offers that end first at first. */
export function PromotionsPage() {
  const t = useTranslations("publicationsPages.promotions");
  const { cursor } = useSearch({ from: "/app/promotions" });
  const { data, error, refetch, isFetching } = useQuery(promotionsQuery(cursor));
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} />
      {data === undefined && error === null && (
        <Skeleton label={t("loading")}>
          <div className={styles.cards}>
            {Array.from({ length: 6 }, (_, place) => (
              <SkeletonBlock key={place} height="16rem" />
            ))}
          </div>
        </Skeleton>
      )}
      {data === undefined && error !== null && (
        <LoadFailure title={t("failed")} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.data.length === 0 && <EmptyState title={t("noneTitle")}>{t("noneText")}</EmptyState>}
      {data !== undefined && data.data.length > 0 && (
        <>
          <ul className={styles.cards}>
            {data.data.map((promotion) => (
              <PromotionCard key={promotion.id} promotion={promotion} />
            ))}
          </ul>
          <Pages
            page={data.page}
            renderLink={(place, slot) => <Link to="/promotions" search={{ cursor: place }} {...slot} />}
          />
        </>
      )}
    </>
  );
}
