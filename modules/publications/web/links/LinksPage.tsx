import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useId, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import type { Link, GroupedLinks } from "#modules/publications/contract/schemas-link.ts";
import { beginsWords, foldedWords } from "#shared/fold.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { SearchBox } from "#ui/index-page/SearchBox.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { gridClass, stackClass, textClass } from "#ui/primitives.ts";
import { SkeletonBlock } from "#ui/Skeleton.tsx";
import { Loading } from "#kit/Loading.tsx";
import { linksQuery } from "../api.ts";
import { maxLetters } from "../search.ts";
import styles from "./LinksPage.module.css";
import { LinkTile } from "./LinkTile.tsx";

/** Minimum links for which a search box is shown. */
const minSearched = 9;

const isAbout =
  (words: readonly string[]) =>
  ({ nameAr, nameEn, descriptionAr, descriptionEn }: Link): boolean =>
    beginsWords([nameAr, nameEn, descriptionAr, descriptionEn].join(" "), words);

/** The important links, favourites first. */
export function LinksPage() {
  const t = useTranslations("publicationsPages.links");
  const query = useQuery(linksQuery);
  const { data } = query;
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} />
      {data !== undefined ? (
        <LinkGroups shelves={data.data} />
      ) : (
        <Loading
          query={query}
          label={t("loading")}
          shape={
            <div className={gridClass(16, 3, "fill", "list")}>
              {Array.from({ length: 9 }, (_, place) => (
                <SkeletonBlock key={place} height="5.5rem" />
              ))}
            </div>
          }
          failed={t("failed")}
        />
      )}
    </>
  );
}

function LinkGroups({ shelves: { groups, favouriteLimit } }: { shelves: GroupedLinks }) {
  const t = useTranslations("publicationsPages.links");
  const locale = useLocale();
  const navigate = useNavigate();
  const { search = "" } = useSearch({ from: "/app/important-links" });
  const all = groups.flatMap(({ links }) => links);
  const searchFor = (words: string): void =>
    void navigate({
      to: "/important-links",
      search: words === "" ? {} : { search: words },
      replace: true,
      resetScroll: false,
    });
  if (all.length === 0) return <EmptyState title={t("noneTitle")}>{t("noneText")}</EmptyState>;
  const fits = isAbout(foldedWords(search));
  const found = groups
    .map((group) => ({ ...group, links: group.links.filter(fits) }))
    .filter(({ links }) => links.length > 0);
  const kept = search === "" ? all.filter(({ isFavourite }) => isFavourite) : [];
  return (
    <div className={stackClass(6)}>
      {(all.length >= minSearched || search !== "") && (
        <div className={styles.search}>
          <SearchBox
            label={t("search")}
            placeholder={t("search")}
            words={search}
            maxSearchLength={maxLetters}
            onSearch={searchFor}
          />
        </div>
      )}
      {kept.length > 0 && <Group title={t("kept", { count: kept.length, limit: favouriteLimit })} links={kept} />}
      {found.map((group) => (
        <Group key={group.id} title={<bdi>{nameIn(locale, group)}</bdi>} links={group.links} />
      ))}
      {found.length === 0 && (
        <EmptyState title={t("emptyTitle")} action={<Button onClick={() => searchFor("")}>{t("clear")}</Button>}>
          {t("emptyText")}
        </EmptyState>
      )}
    </div>
  );
}

function Group({ title, links }: { title: ReactNode; links: readonly Link[] }) {
  const titleId = useId();
  return (
    <section className={stackClass(3)} aria-labelledby={titleId}>
      <h2 className={textClass("flush", "lg")} id={titleId}>
        {title}
      </h2>
      <ul className={gridClass(16, 3, "fill", "list")}>
        {links.map((link) => (
          <LinkTile key={link.id} link={link} />
        ))}
      </ul>
    </section>
  );
}
