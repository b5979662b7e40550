import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { nameIn } from "#shared/locale.ts";
import { fewTopicsQuery } from "../api.ts";
import { announcementsCategoryId } from "../sorts.ts";
import { useCategories } from "../use-categories.ts";
import { TopicsCard } from "./TopicsCard.tsx";
import { announcements } from "./use-topics-above.ts";

/** The latest announcements for the home page, titled with their category's name; renders nothing if there are none. */
export function Announcements() {
  const t = useTranslations("community");
  const locale = useLocale();
  const category = useCategories().data?.data.find(({ id }) => id === announcementsCategoryId);
  const { data } = useQuery(fewTopicsQuery(announcements.list, announcements.few));
  if (data?.data.length === 0 || category?.isActive === false) return null;
  const title = category === undefined ? t("announcements") : nameIn(locale, category);
  return (
    <TopicsCard
      title={<bdi>{title}</bdi>}
      linkLabel={t("announcementsAll", { title: isolated(title) })}
      {...announcements}
    />
  );
}
