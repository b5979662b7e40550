import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Loading } from "#kit/Loading.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { arrangementQuery } from "../api.ts";
import { Arranging } from "./Arranging.tsx";

export function ArrangePage() {
  const t = useTranslations("homeAdmin");
  const query = useQuery(arrangementQuery);
  const { data } = query;
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} />
      {data !== undefined ? (
        <Arranging stored={data.data} />
      ) : (
        <Loading query={query} label={t("loading")} shape="40rem" failed={t("failed")} />
      )}
    </>
  );
}
