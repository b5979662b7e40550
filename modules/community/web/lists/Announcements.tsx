import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ArrowForwardIcon } from "#ui/direction-icons.tsx";
import { fewTopicsQuery } from "../api.ts";
import { announcementsCategoryId } from "../sorts.ts";
import { useCategories } from "../use-categories.ts";
import { FewTopics } from "./FewTopics.tsx";
import styles from "./TopicsToLookAt.module.css";
import { announcements } from "./use-topics-above.ts";

/** The newest announcements for the home page, under the name that their category has. Nothing where there are none. */
export function Announcements() {
  const t = useTranslations("community");
  const locale = useLocale();
  const category = useCategories().data?.data.find(({ id }) => id === announcementsCategoryId);
  const { data } = useQuery(fewTopicsQuery(announcements.list, announcements.few));
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
        <FewTopics {...announcements} />
      </div>
    </Card>
  );
}
