import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { useWidget } from "#client/use-widget.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { CategoryTile } from "#ui/CategoryBadge.tsx";
import { classNames } from "#ui/class-names.ts";
import { boxClass, rowClass } from "#ui/primitives.ts";
import { WidgetCard } from "#ui/WidgetCard.tsx";
import { linksQuery } from "../api.ts";
import styles from "./HomeLinks.module.css";
import { noteUse, targetOf } from "./LinkTile.tsx";

/** Maximum links while the user has no favourites. */
const maxLinks = 6;

/** The widget of the home page: favourite links, or else the first ones; null without links. */
export function HomeLinks() {
  const t = useTranslations("publications");
  const locale = useLocale();
  const query = useQuery(linksQuery);
  const widget = useWidget(t("links"), query);
  const all = query.data?.data.groups.flatMap(({ links }) => links) ?? [];
  if (query.data !== undefined && all.length === 0) return null;
  const kept = all.filter(({ isFavourite }) => isFavourite);
  const shown = kept.length > 0 ? kept : all.slice(0, maxLinks);
  return (
    <WidgetCard
      {...widget}
      rows={maxLinks}
      actions={
        <Button size="sm" variant="quiet" renderLink={(slot) => <Link to="/important-links" {...slot} />}>
          {t("all")}
        </Button>
      }
    >
      <ul className={classNames(boxClass("list"), styles.list)}>
        {shown.map((link) => (
          <li key={link.id}>
            <a
              className={classNames(rowClass(3, "align-center", "ink", "medium", "tight", "anywhere"), styles.link)}
              href={link.address}
              {...targetOf(link.address)}
              onClick={() => noteUse(link.id)}
            >
              <CategoryTile icon={link.icon} color="teal" />
              <bdi>{nameIn(locale, link)}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </WidgetCard>
  );
}
