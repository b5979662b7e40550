import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Loading } from "#kit/Loading.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { samplesQuery } from "./api.ts";
import { SampleList } from "./components/SampleList.tsx";

export function SamplePage() {
  const t = useTranslations("sample");
  const list = useInfiniteQuery(samplesQuery);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  useDocumentTitle(t("title"));

  return (
    <>
      <PageHeading title={t("title")} />
      {data === undefined && <Loading query={list} label={t("loading")} shape="16rem" failed={t("failed")} />}
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
