import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { firstPromotionsQuery } from "../api.ts";
import styles from "./HomePromotions.module.css";

/** On the home page: the offers that end first. Nothing where there are none. */
export function HomePromotions() {
  const t = useTranslations("publications");
  const locale = useLocale();
  const formats = useFormats();
  const offers = useQuery(firstPromotionsQuery).data?.data ?? [];
  if (offers.length === 0) return null;
  return (
    <Card
      flush
      title={t("promotions")}
      actions={
        <Button size="sm" variant="quiet" renderLink={(slot) => <Link to="/promotions" {...slot} />}>
          {t("all")}
        </Button>
      }
    >
      <ul className={styles.list}>
        {offers.map((offer) => (
          <li key={offer.id} className={styles.offer}>
            <bdi className={styles.title}>{locale === "ar" ? offer.titleAr : offer.titleEn}</bdi>
            <span className={styles.detail}>
              <bdi>{locale === "ar" ? offer.partnerAr : offer.partnerEn}</bdi>
              <time dateTime={offer.endsOn}>{t("until", { date: formats.date(offer.endsOn, "medium") })}</time>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
