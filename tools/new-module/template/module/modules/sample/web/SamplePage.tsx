import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { Moment } from "#client/Moment.tsx";
import { rowId, usePages } from "#client/use-pages.ts";
import { Loading } from "#kit/Loading.tsx";
import { nameIn } from "#shared/locale.ts";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { MoreRows } from "#ui/MoreRows.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { rowClass, stackClass } from "#ui/primitives.ts";
import { samplesQuery } from "./api.ts";

export function SamplePage() {
  const t = useTranslations("sample");
  const locale = useLocale();
  const list = usePages(samplesQuery, rowId);
  const { rows, later } = list;
  useDocumentTitle(t("title"));

  return (
    <>
      <PageHeading title={t("title")} />
      {rows === undefined && <Loading query={list} label={t("loading")} shape="16rem" />}
      {rows?.length === 0 && <EmptyState title={t("emptyTitle")}>{t("emptyText")}</EmptyState>}
      {rows !== undefined && rows.length > 0 && (
        <Card>
          <ul className={stackClass(3, "list")}>
            {rows.map((sample) => (
              <li key={sample.id} className={rowClass([2, 4], "wrap", "between")}>
                <bdi>{nameIn(locale, sample)}</bdi>
                <Moment at={sample.createdAt} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <MoreRows {...later} />
    </>
  );
}
