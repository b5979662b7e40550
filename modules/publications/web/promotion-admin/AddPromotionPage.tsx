import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { ManagedPromotion } from "#modules/publications/contract/schemas-promotion.ts";
import { createPromotion } from "../api.ts";
import { AddPublication } from "../forms/EditPublication.tsx";
import { bodyOf, emptyPromotion } from "./promotion-values.ts";
import { PromotionForm } from "./PromotionForm.tsx";

/** A new offer. */
export function AddPromotionPage() {
  const t = useTranslations("publicationsAdmin");
  const locale = useLocale();
  return (
    <AddPublication
      title={t("promotion.addTitle")}
      back={{ label: t("promotions.title"), renderLink: (slot) => <Link to="/admin/promotions" {...slot} /> }}
      list="/admin/promotions"
      nameOf={(offer: ManagedPromotion) => (locale === "ar" ? offer.titleAr : offer.titleEn)}
      empty={emptyPromotion}
      draftPlace="promotion:new"
      create={(values) => createPromotion({ body: bodyOf(values) })}
      renderForm={(slot) => <PromotionForm slot={slot} promotion={null} />}
    />
  );
}
