import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { gridClass } from "#ui/primitives.ts";
import { SkeletonBlock } from "#ui/Skeleton.tsx";
import { promotionsQuery } from "../api.ts";
import { Loading } from "#kit/Loading.tsx";
import { Pages } from "#kit/Pages.tsx";
import { PromotionCard } from "./PromotionCard.tsx";

/** The offers of partners, earliest end first. */
export function PromotionsPage() {
  const t = useTranslations("publicationsPages.promotions");
  const { cursor } = useSearch({ from: "/app/promotions" });
  const query = useQuery(promotionsQuery(cursor));
  const { data } = query;
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} />
      {data === undefined && (
        <Loading
          query={query}
          label={t("loading")}
          shape={
            <div className={gridClass(16, 4, "fill", "list")}>
              {Array.from({ length: 6 }, (_, place) => (
                <SkeletonBlock key={place} height="16rem" />
              ))}
            </div>
          }
          failed={t("failed")}
        />
      )}
      {data?.data.length === 0 && <EmptyState title={t("noneTitle")}>{t("noneText")}</EmptyState>}
      {data !== undefined && data.data.length > 0 && (
        <>
          <ul className={gridClass(16, 4, "fill", "list")}>
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
