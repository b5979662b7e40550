import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { ManagedPromotion } from "#modules/publications/contract/schemas-promotion.ts";
import { managedPromotionQuery, updatePromotion } from "../api.ts";
import { EditPublication } from "../forms/EditPublication.tsx";
import { CodesCard } from "./CodesCard.tsx";
import { bodyOf, valuesOf } from "./promotion-values.ts";
import { PromotionForm } from "./PromotionForm.tsx";

/** An offer to be changed, with its codes. */
export function EditPromotionPage() {
  const t = useTranslations("publicationsAdmin");
  const locale = useLocale();
  const { id } = useParams({ from: "/app/admin/promotions/$id/edit" });
  const query = managedPromotionQuery(id);
  const promotion = useQuery(query).data?.data ?? null;
  return (
    <EditPublication
      key={id}
      title={t("promotion.editTitle")}
      back={{ label: t("promotions.title"), renderLink: (slot) => <Link to="/admin/promotions" {...slot} /> }}
      list="/admin/promotions"
      nameOf={(offer: ManagedPromotion) => (locale === "ar" ? offer.titleAr : offer.titleEn)}
      id={id}
      kind="promotion"
      query={query}
      valuesOf={valuesOf}
      update={(values, version) => updatePromotion({ params: { id }, body: { ...bodyOf(values), version } })}
      renderForm={(slot) => <PromotionForm slot={slot} promotion={promotion} />}
    >
      {(offer) => offer.codes !== null && <CodesCard promotion={offer} codes={offer.codes} />}
    </EditPublication>
  );
}
