import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { isolated } from "#client/isolated.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { FiltersIcon, SearchIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { TextField } from "#ui/TextField.tsx";
import { ActiveFilters } from "./filters/ActiveFilters.tsx";
import { SearchFilters } from "./filters/SearchFilters.tsx";
import { isPlaceKind } from "#modules/search/contract/kinds.ts";
import { rememberSearch } from "./palette/use-recent-searches.ts";
import { ResultList } from "./results/ResultList.tsx";
import { KindTabs } from "./results/KindTabs.tsx";
import { isFiltered, type SearchAddress } from "./search.ts";
import styles from "./SearchPage.module.css";

const panelId = "search-results";
const filtersId = "search-filters";

/** One search over what colleagues write and who they are; everything that decides what is found is in the address. */
export function SearchPage() {
  const t = useTranslations("search");
  const search = useSearch({ strict: false }) as SearchAddress;
  const { q } = search;
  const [showFilters, setShowFilters] = useState(isFiltered(search));
  const canFilter = q !== undefined && search.kind !== "person" && !isPlaceKind(search.kind);
  useDocumentTitle(q === undefined ? t("title") : t("titleFor", { query: isolated(q) }));
  useEffect(() => {
    if (q !== undefined) rememberSearch(q);
  }, [q]);

  return (
    <>
      <PageHeading
        title={t("title")}
        {...(canFilter
          ? {
              actions: (
                <Button
                  variant="quiet"
                  icon={<FiltersIcon size={18} />}
                  aria-expanded={showFilters}
                  aria-controls={filtersId}
                  onClick={() => setShowFilters(!showFilters)}
                >
                  {t("filters.show")}
                </Button>
              ),
            }
          : {})}
      />
      {/* Another search that comes by the address fills the box anew. */}
      <SearchForm key={q} search={search} />
      {q === undefined ? (
        <EmptyState title={t("start.title")}>{t("start.text")}</EmptyState>
      ) : (
        <>
          {canFilter && showFilters && <SearchFilters id={filtersId} search={search} />}
          {canFilter && <ActiveFilters asked={{ ...search, q }} />}
          <div className={styles.tabs}>
            <KindTabs asked={{ ...search, q }} panelId={panelId} />
          </div>
          <ResultList key={JSON.stringify(search)} asked={{ ...search, q }} panelId={panelId} />
        </>
      )}
    </>
  );
}

function SearchForm({ search }: { search: SearchAddress }) {
  const t = useTranslations("search");
  const navigate = useNavigate();
  const [text, setText] = useState(search.q ?? "");
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const q = text.trim();
    if (q === "") field.current?.focus();
    else void navigate({ to: "/search", search: { ...search, q } });
  };
  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <div className={styles.field}>
        <TextField
          ref={field}
          label={t("field")}
          hideLabel
          placeholder={t("placeholder")}
          icon={<SearchIcon size={20} />}
          type="search"
          enterKeyHint="search"
          maxLength={200}
          autoComplete="off"
          data-search-field=""
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button type="submit">{t("submit")}</Button>
    </form>
  );
}
