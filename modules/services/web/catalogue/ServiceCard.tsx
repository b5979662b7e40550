import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import type { ServiceSummary } from "#modules/services/contract/schemas-service.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { ClockIcon, StarFilledIcon, StarIcon } from "#ui/icons.ts";
import { rowClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { addFavourite, removeFavourite, servicesQuery } from "../api.ts";
import { ServiceTile } from "../components/ServiceTile.tsx";
import { useDurations } from "../use-durations.ts";
import styles from "./Catalogue.module.css";

/** Optimistic update, undone on failure. */
function useFavourite({ code, isFavourite }: ServiceSummary) {
  const queries = useQueryClient();
  const toast = useToast();
  const problemText = useProblemText();
  const show = (is: boolean): void =>
    void queries.setQueryData(
      servicesQuery.queryKey,
      (list) =>
        list && {
          data: list.data.map((service) => (service.code === code ? { ...service, isFavourite: is } : service)),
        },
    );
  return useMutation({
    mutationFn: () => (isFavourite ? removeFavourite : addFavourite)({ params: { code } }),
    onMutate: () => show(!isFavourite),
    onError: (error) => {
      show(isFavourite);
      toast({ message: problemText(error), tone: "danger" });
    },
  });
}

/** A service in the catalogue; the whole card is its link. */
export function ServiceCard({ service }: { service: ServiceSummary }) {
  const t = useTranslations("servicePages.catalogue");
  const locale = useLocale();
  const { time } = useDurations();
  const favourite = useFavourite(service);
  const name = nameIn(locale, service);
  const summary = pickText(locale, { en: service.summaryEn, ar: service.summaryAr });
  return (
    <li className={styles.card}>
      <div className={rowClass(0, "align-start", "between")}>
        <ServiceTile icon={service.icon} category={service.category} />
        <span className={styles.star}>
          <IconButton
            label={t(service.isFavourite ? "removeFavourite" : "addFavourite", { name: isolated(name) })}
            icon={service.isFavourite ? <StarFilledIcon size={20} /> : <StarIcon size={20} />}
            disabled={favourite.isPending}
            onClick={() => favourite.mutate()}
          />
        </span>
      </div>
      <h3 className={classNames(textClass("flush", "md", "tight", "anywhere"), styles.name)}>
        <Link to="/e-services/$code" params={{ code: service.code }} data-cover="">
          <bdi>{name}</bdi>
        </Link>
      </h3>
      <p className={textClass("flush", "sm", "muted", "anywhere", "text-start")} dir="auto" lang={summary.locale}>
        {summary.text}
      </p>
      <p className={classNames(rowClass(1, "align-center", "flush", "xs", "muted"), styles.time)}>
        <ClockIcon size={16} /> {time(service.expectedDuration)}
      </p>
    </li>
  );
}
