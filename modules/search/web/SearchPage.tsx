import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { isolated } from "#client/isolated.ts";
import { useSearchChange } from "#kit/page-search.tsx";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { FiltersIcon } from "#ui/icons.ts";
import { SearchBox } from "#ui/index-page/SearchBox.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { boxClass } from "#ui/primitives.ts";
import { ActiveFilters } from "./filters/ActiveFilters.tsx";
import { SearchFilters } from "./filters/SearchFilters.tsx";
import { isPlaceKind } from "#modules/search/contract/kinds.ts";
import { rememberSearch } from "./palette/use-recent-searches.ts";
import { ResultList } from "./results/ResultList.tsx";
import { KindTabs } from "./results/KindTabs.tsx";
import { isFiltered, without, type SearchAddress } from "./search.ts";
import styles from "./SearchPage.module.css";

const panelId = "search-results";
const filtersId = "search-filters";

export function SearchPage() {
  const t = useTranslations("search");
  const search = useSearch({ from: "/app/search" });
  const { q } = search;
  const changeSearch = useSearchChange<SearchAddress>();
  const [showFilters, setShowFilters] = useState(isFiltered(search));
  const canFilter = q !== undefined && search.kind !== "person" && !isPlaceKind(search.kind);
  useDocumentTitle(q === undefined ? t("title") : t("titleFor", { query: isolated(q) }));

  return (
    <>
      <PageHeading
        title={t("title")}
        actions={
          canFilter ? (
            <Button
              variant="quiet"
              icon={<FiltersIcon size={18} />}
              aria-expanded={showFilters}
              aria-controls={filtersId}
              onClick={() => setShowFilters(!showFilters)}
            >
              {t("filters.show")}
            </Button>
          ) : undefined
        }
      />
      <div className={styles.field}>
        <SearchBox
          isMain
          label={t("field")}
          placeholder={t("placeholder")}
          words={q ?? ""}
          maxSearchLength={200}
          onEnter={(words) => words !== "" && rememberSearch(words)}
          onSearch={(words) =>
            changeSearch((now) => (words === "" ? without(now, "q") : { ...now, q: words }), { replace: true })
          }
        />
      </div>
      {q === undefined ? (
        <EmptyState title={t("start.title")}>{t("start.text")}</EmptyState>
      ) : (
        <>
          {canFilter && showFilters && <SearchFilters id={filtersId} search={search} />}
          {canFilter && <ActiveFilters request={{ ...search, q }} />}
          <div className={boxClass("below-3")}>
            <KindTabs request={{ ...search, q }} panelId={panelId} />
          </div>
          <ResultList request={{ ...search, q }} panelId={panelId} />
        </>
      )}
    </>
  );
}
