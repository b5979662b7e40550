import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { ServiceSummary } from "#modules/services/contract/schemas-service.ts";
import { foldedWords } from "#shared/fold.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { SearchIcon } from "#ui/icons.ts";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { TextField } from "#ui/TextField.tsx";
import { servicesQuery } from "../api.ts";
import { LoadFailure } from "../components/LoadFailure.tsx";
import { serviceCategories } from "../search.ts";
import styles from "./Catalogue.module.css";
import { ServiceCard } from "./ServiceCard.tsx";

/** Milliseconds without a key after which the words are looked for. */
const settled = 250;

/** Whether every word that is looked for begins one of the service's, in either language. */
function isFound({ nameEn, nameAr, summaryEn, summaryAr }: ServiceSummary, wanted: readonly string[]): boolean {
  const words = foldedWords([nameEn, nameAr, summaryEn, summaryAr].join(" "));
  return wanted.every((part) => words.some((word) => word.startsWith(part) || word.startsWith(`ال${part}`)));
}

/** Words that are looked for while they are typed. */
function Words({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const t = useTranslations("servicePages.catalogue");
  const [text, setText] = useState(words);
  const [seen, setSeen] = useState(words);
  // Another address has other words; what is being typed here is newer than the address that it makes.
  if (words !== seen) {
    setSeen(words);
    if (words !== text.trim()) setText(words);
  }
  useEffect(() => {
    if (text.trim() === seen) return undefined;
    const timer = setTimeout(() => onSearch(text.trim()), settled);
    return () => clearTimeout(timer);
  });
  return (
    <search className={styles.search}>
      <TextField
        label={t("search")}
        hideLabel
        quiet
        type="search"
        icon={<SearchIcon size={18} />}
        placeholder={t("search")}
        maxLength={100}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </search>
  );
}

/** The services by kind, one's favourites first. */
export function Catalogue({ search }: { search: string }) {
  const t = useTranslations("servicePages.catalogue");
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(servicesQuery);
  if (data === undefined) {
    if (error !== null) {
      return <LoadFailure title={t("failed")} error={error} retrying={isFetching} onRetry={() => void refetch()} />;
    }
    return (
      <Skeleton label={t("loading")}>
        <div className={styles.grid}>
          {Array.from({ length: 6 }, (_, index) => (
            <SkeletonBlock key={index} height="9rem" />
          ))}
        </div>
      </Skeleton>
    );
  }
  const wanted = foldedWords(search);
  const found = data.data.filter((service) => isFound(service, wanted));
  const groups = [
    { id: "favourites" as const, services: found.filter(({ isFavourite }) => isFavourite) },
    ...serviceCategories.map((category) => ({
      id: category,
      services: found.filter((service) => service.category === category),
    })),
  ].filter(({ services }) => services.length > 0);
  return (
    <>
      <Words
        words={search}
        onSearch={(words) =>
          void navigate({ to: "/e-services", search: words === "" ? {} : { search: words }, replace: true })
        }
      />
      <p className={styles.found} role="status">
        {wanted.length > 0 && t("found", { count: found.length })}
      </p>
      {groups.map(({ id, services }) => (
        <section key={id} className={styles.group} aria-labelledby={`services-${id}`}>
          <h2 className={styles.heading} id={`services-${id}`}>
            {t(`category.${id}`)}
          </h2>
          <ul className={styles.grid}>
            {services.map((service) => (
              <ServiceCard key={service.code} service={service} />
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 &&
        (data.data.length === 0 ? (
          <EmptyState title={t("noneTitle")}>{t("noneText")}</EmptyState>
        ) : (
          <EmptyState
            title={t("nothingTitle")}
            action={<Button renderLink={(slot) => <Link to="/e-services" {...slot} />}>{t("showAll")}</Button>}
          >
            {t("nothingText")}
          </EmptyState>
        ))}
    </>
  );
}
