import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { Card } from "#ui/Card.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { samplesQuery } from "./api.ts";
import { SampleList } from "./components/SampleList.tsx";

/** The samples, in each of the states that a list has. */
export function SamplePage() {
  const t = useTranslations("sample");
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(samplesQuery);
  useDocumentTitle(t("title"));

  return (
    <>
      <PageHeading title={t("title")} />
      {data === undefined && error === null && (
        <Skeleton label={t("loading")}>
          <SkeletonBlock height="16rem" />
        </Skeleton>
      )}
      {data === undefined && error !== null && (
        <Card>
          <LoadFailure error={error} retrying={isFetching} onRetry={refetch} title={t("failed")} />
        </Card>
      )}
      {data !== undefined && (
        <SampleList
          samples={data.pages.flatMap((page) => page.data)}
          hasMore={hasNextPage}
          loading={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      )}
    </>
  );
}
