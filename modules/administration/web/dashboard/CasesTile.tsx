import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { nameIn } from "#shared/locale.ts";
import { BarTable } from "#ui/BarTable.tsx";
import { textClass } from "#ui/primitives.ts";
import { categoriesQuery } from "./api.ts";
import { Tile } from "./Tile.tsx";

/** The category "All", which holds all topics; the contract that names it would bring its schemas along. */
const allCategoryId = "1";

/** The number of open report cases by category. */
export function CasesTile() {
  const t = useTranslations("dashboard.cases");
  const locale = useLocale();
  const formats = useFormats();
  return (
    <Tile
      title={t("title")}
      query={useQuery(categoriesQuery)}
      link={{ label: t("link"), renderLink: (slot) => <Link to="/admin/reports" {...slot} /> }}
    >
      {({ data }) => {
        const rows = data
          .map(({ openCaseCount, ...category }) => ({
            id: category.id,
            name: <bdi>{nameIn(locale, category)}</bdi>,
            value: openCaseCount ?? 0,
            written: formats.figure(openCaseCount ?? 0),
          }))
          .filter(({ id, value }) => id !== allCategoryId && value > 0);
        return rows.length === 0 ? (
          <p className={textClass("flush", "sm", "muted")}>{t("none")}</p>
        ) : (
          <BarTable label={t("title")} rows={rows.toSorted((one, other) => other.value - one.value)} />
        );
      }}
    </Tile>
  );
}
