import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { classNames } from "#ui/class-names.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { useWidget } from "#client/use-widget.ts";
import { Button } from "#ui/Button.tsx";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import { WidgetCard } from "#ui/WidgetCard.tsx";
import { firstPromotionsQuery } from "../api.ts";
import styles from "./HomePromotions.module.css";

/** The widget of the home page: the offers that end first; null without offers. */
export function HomePromotions() {
  const t = useTranslations("publications");
  const locale = useLocale();
  const formats = useFormats();
  const query = useQuery(firstPromotionsQuery);
  const widget = useWidget(t("promotions"), query);
  const offers = query.data?.data ?? [];
  if (query.data !== undefined && offers.length === 0) return null;
  return (
    <WidgetCard
      {...widget}
      actions={
        <Button size="sm" variant="quiet" renderLink={(slot) => <Link to="/promotions" {...slot} />}>
          {t("all")}
        </Button>
      }
    >
      <ul className={classNames(boxClass("list"), styles.list)}>
        {offers.map((offer) => (
          <li key={offer.id} className={styles.offer}>
            <bdi className={textClass("block", "ink", "medium", "anywhere")}>
              {locale === "ar" ? offer.titleAr : offer.titleEn}
            </bdi>
            <span className={rowClass([0, 3], "wrap", "between", "xs", "muted")}>
              <bdi>{locale === "ar" ? offer.partnerAr : offer.partnerEn}</bdi>
              <time dateTime={offer.endsOn}>{t("until", { date: formats.date(offer.endsOn, "medium") })}</time>
            </span>
          </li>
        ))}
      </ul>
    </WidgetCard>
  );
}
