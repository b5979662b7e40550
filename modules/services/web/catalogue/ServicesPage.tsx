import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { PillLinks } from "#ui/PillLinks.tsx";
import { boxClass } from "#ui/primitives.ts";
import { RequestList } from "../request/RequestList.tsx";
import { Catalogue } from "./Catalogue.tsx";

/** The two views differ only in the search part of the address. */
const exactly = { exact: true, includeSearch: true };

/** The catalogue of services, and the user's own requests. */
export function ServicesPage() {
  const t = useTranslations("servicePages.catalogue");
  const words = useTranslations("services");
  const search = useSearch({ from: "/app/e-services" });
  const isMine = search.view === "requests";
  useDocumentTitle(isMine ? t("mine") : words("title"));
  return (
    <>
      <PageHeading title={words("title")} subtitle={t("intro")} />
      <div className={boxClass("below-5")}>
        <PillLinks
          label={words("title")}
          links={[
            {
              id: "services",
              label: t("services"),
              current: !isMine,
              renderLink: (slot) => <Link to="/e-services" activeOptions={exactly} {...slot} />,
            },
            {
              id: "requests",
              label: t("mine"),
              current: isMine,
              renderLink: (slot) => (
                <Link to="/e-services" search={{ view: "requests" }} activeOptions={exactly} {...slot} />
              ),
            },
          ]}
        />
      </div>
      {isMine ? <RequestList search={search} /> : <Catalogue search={search.search ?? ""} />}
    </>
  );
}
