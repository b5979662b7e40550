import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { AddEntity } from "#kit/AddEntity.tsx";
import { EditEntity } from "#kit/EditEntity.tsx";
import type { ManagedPromotion } from "#modules/publications/contract/schemas-promotion.ts";
import type { LinkSlot } from "#ui/link.ts";
import { createPromotion, managedPromotionQuery, updatePromotion } from "../api.ts";
import { useSaved } from "../forms/use-saved.ts";
import { CodesCard } from "./CodesCard.tsx";
import { bodyOf, emptyPromotion, valuesOf } from "./promotion-values.ts";
import { PromotionForm } from "./PromotionForm.tsx";

function usePromotionPage() {
  const t = useTranslations("publicationsAdmin.promotions");
  const locale = useLocale();
  return {
    ...useSaved("/admin/promotions"),
    back: { label: t("title"), renderLink: (slot: LinkSlot) => <Link to="/admin/promotions" {...slot} /> },
    nameOf: (offer: ManagedPromotion) => (locale === "ar" ? offer.titleAr : offer.titleEn),
  };
}

export function AddPromotionPage() {
  const t = useTranslations("publicationsAdmin.promotions");
  return (
    <AddEntity
      {...usePromotionPage()}
      title={t("add")}
      empty={emptyPromotion}
      draftPlace="promotion:new"
      create={(values) => createPromotion({ body: bodyOf(values) })}
      renderForm={(slot) => <PromotionForm slot={slot} promotion={null} />}
    />
  );
}

export function EditPromotionPage() {
  const t = useTranslations("publicationsAdmin.promotion");
  const { id } = useParams({ from: "/app/admin/promotions/$id/edit" });
  const query = managedPromotionQuery(id);
  const promotion = useQuery(query).data?.data ?? null;
  return (
    <EditEntity
      key={id}
      {...usePromotionPage()}
      title={t("editTitle")}
      id={id}
      kind="promotion"
      query={query}
      valuesOf={valuesOf}
      update={(values, version) => updatePromotion({ params: { id }, body: { ...bodyOf(values), version } })}
      renderForm={(slot) => <PromotionForm slot={slot} promotion={promotion} />}
    >
      {({ codes }) => codes !== null && <CodesCard id={id} codes={codes} />}
    </EditEntity>
  );
}
