import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ArrowForwardIcon } from "#ui/direction-icons.tsx";
import { fewTopicsQuery, type TopicListInput } from "../api.ts";
import { announcementsCategoryId } from "../sorts.ts";
import { useCategories } from "../use-categories.ts";
import { FewTopics } from "./FewTopics.tsx";
import styles from "./TopicsToLookAt.module.css";

const list: TopicListInput = { category: announcementsCategoryId, sort: "newest" };
/** As many as are read in passing. */
const few = 3;

/** The newest announcements for the home page, under the name that their category has. Nothing where there are none. */
export function Announcements() {
  const t = useTranslations("community");
  const locale = useLocale();
  const category = useCategories().data?.data.find(({ id }) => id === announcementsCategoryId);
  const { data } = useQuery(fewTopicsQuery(list, few));
  if (data?.data.length === 0 || category?.isActive === false) return null;
  const title = category === undefined ? t("announcements") : nameIn(locale, category);
  return (
    <Card
      flush
      title={<bdi>{title}</bdi>}
      actions={
        <Button
          size="sm"
          variant="quiet"
          iconAfter={<ArrowForwardIcon size={18} />}
          renderLink={(slot) => (
            <Link
              to="/community/categories/$id"
              params={{ id: announcementsCategoryId }}
              {...slot}
              aria-label={t("announcementsAll", { title: isolated(title) })}
            />
          )}
        >
          {t("latest.seeAll")}
        </Button>
      }
    >
      <div className={styles.below}>
        <FewTopics list={list} few={few} />
      </div>
    </Card>
  );
}
