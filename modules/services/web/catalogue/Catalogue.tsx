import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import type { ServiceSummary } from "#modules/services/contract/schemas-service.ts";
import { foldedWords, writtenWords } from "#shared/fold.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { SearchBox } from "#ui/index-page/SearchBox.tsx";
import { gridClass, textClass } from "#ui/primitives.ts";
import { SkeletonBlock } from "#ui/Skeleton.tsx";
import { servicesQuery } from "../api.ts";
import { Loading } from "#kit/Loading.tsx";
import { serviceCategories } from "../search.ts";
import styles from "./Catalogue.module.css";
import { ServiceCard } from "./ServiceCard.tsx";

/** Returns whether each searched word is the beginning of a word of the service, in either language. */
function isFound({ nameEn, nameAr, summaryEn, summaryAr }: ServiceSummary, wanted: readonly string[]): boolean {
  const words = writtenWords([nameEn, nameAr, summaryEn, summaryAr].join(" "));
  return wanted.every((part) => words.some((word) => word.startsWith(part) || word.startsWith(`ال${part}`)));
}

/** The services by category, favourites first. */
export function Catalogue({ search }: { search: string }) {
  const t = useTranslations("servicePages.catalogue");
  const navigate = useNavigate();
  const query = useQuery(servicesQuery);
  const all = query.data?.data;
  if (all === undefined)
    return (
      <Loading
        query={query}
        label={t("loading")}
        shape={
          <div className={gridClass(16, 4, "fill", "list")}>
            {Array.from({ length: 6 }, (_, index) => (
              <SkeletonBlock key={index} height="9rem" />
            ))}
          </div>
        }
        failed={t("failed")}
      />
    );
  const wanted = foldedWords(search);
  const found = all.filter((service) => isFound(service, wanted));
  const groups = [
    { id: "favourites" as const, services: found.filter(({ isFavourite }) => isFavourite) },
    ...serviceCategories.map((category) => ({
      id: category,
      services: found.filter((service) => service.category === category),
    })),
  ].filter(({ services }) => services.length > 0);
  return (
    <>
      <div className={styles.search}>
        <SearchBox
          label={t("search")}
          placeholder={t("search")}
          words={search}
          maxSearchLength={100}
          onSearch={(words) =>
            void navigate({
              to: "/e-services",
              search: words === "" ? {} : { search: words },
              replace: true,
              resetScroll: false,
            })
          }
        />
      </div>
      <p className={classNames(textClass("flush", "above-2", "below-2", "xs", "muted"), styles.found)} role="status">
        {wanted.length > 0 && t("found", { count: found.length })}
      </p>
      {groups.map(({ id, services }) => (
        <section key={id} className={styles.group} aria-labelledby={`services-${id}`}>
          <h2 className={textClass("flush", "below-3", "lg")} id={`services-${id}`}>
            {t(`category.${id}`)}
          </h2>
          <ul className={gridClass(16, 4, "fill", "list")}>
            {services.map((service) => (
              <ServiceCard key={service.code} service={service} />
            ))}
          </ul>
        </section>
      ))}
      {all.length === 0 && <EmptyState title={t("noneTitle")}>{t("noneText")}</EmptyState>}
      {all.length > 0 && groups.length === 0 && (
        <EmptyState
          title={t("nothingTitle")}
          action={<Button renderLink={(slot) => <Link to="/e-services" {...slot} />}>{t("showAll")}</Button>}
        >
          {t("nothingText")}
        </EmptyState>
      )}
    </>
  );
}
