import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { arrangementQuery } from "../api.ts";
import { Arranging } from "./Arranging.tsx";

/** Where an administrator says what home is made of. */
export function ArrangePage() {
  const t = useTranslations("homeAdmin");
  const { data, error, isFetching, refetch } = useQuery(arrangementQuery);
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} />
      {data !== undefined ? (
        <Arranging stored={data.data} />
      ) : error === null ? (
        <Skeleton label={t("loading")}>
          <SkeletonBlock height="40rem" />
        </Skeleton>
      ) : (
        <LoadFailure error={error} retrying={isFetching} onRetry={refetch} title={t("failed")} />
      )}
    </>
  );
}
