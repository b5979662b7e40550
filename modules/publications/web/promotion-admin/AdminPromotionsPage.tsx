import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { ManagedPromotion } from "#modules/publications/contract/schemas-promotion.ts";
import { Badge, type BadgeTone } from "#ui/Badge.tsx";
import type { DataColumn } from "#ui/DataTable.tsx";
import { deletePromotion, managedPromotionsQuery } from "../api.ts";
import { ConfirmChange } from "../components/ConfirmChange.tsx";
import { ManagedList } from "../components/ManagedList.tsx";
import { AudienceText, RowName, RowOperations } from "../components/RowCells.tsx";
import { CodesLeft } from "./CodesLeft.tsx";

const states = ["running", "coming", "over", "inactive"] as const;
const tones: Record<(typeof states)[number], BadgeTone> = {
  running: "success",
  coming: "info",
  over: "neutral",
  inactive: "neutral",
};

function useColumns(onDelete: (offer: ManagedPromotion) => void): readonly DataColumn<ManagedPromotion>[] {
  const t = useTranslations("publicationsAdmin.promotions");
  const locale = useLocale();
  const formats = useFormats();
  const titleOf = (offer: ManagedPromotion): string => (locale === "ar" ? offer.titleAr : offer.titleEn);
  return [
    {
      id: "title",
      header: t("name"),
      isName: true,
      cell: (offer) => (
        <RowName name={titleOf(offer)} detail={<bdi>{locale === "ar" ? offer.partnerAr : offer.partnerEn}</bdi>} />
      ),
    },
    {
      id: "dates",
      header: t("dates"),
      cell: ({ startsOn, endsOn }) =>
        t("fromTo", { from: isolated(formats.isoDate(startsOn)), to: isolated(formats.isoDate(endsOn)) }),
    },
    { id: "audience", header: t("audience"), cell: ({ audience }) => <AudienceText audience={audience} /> },
    {
      id: "codes",
      header: t("codes"),
      narrow: true,
      cell: ({ codeKind, codes }) => (codes === null ? t(`codeKinds.${codeKind}`) : <CodesLeft codes={codes} />),
    },
    {
      id: "state",
      header: t("state"),
      narrow: true,
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
    },
    {
      id: "operations",
      header: t("operations"),
      narrow: true,
      cell: (offer) => (
        <RowOperations
          name={titleOf(offer)}
          renderEdit={(slot) => <Link to="/admin/promotions/$id/edit" params={{ id: offer.id }} {...slot} />}
          onDelete={offer.can.delete ? () => onDelete(offer) : null}
        />
      ),
    },
  ];
}

/** The offers of partners, with their dates and codes. */
export function AdminPromotionsPage() {
  const t = useTranslations("publicationsAdmin.promotions");
  const locale = useLocale();
  const search = useSearch({ from: "/app/admin/promotions" });
  const list = useQuery({ ...managedPromotionsQuery(search), placeholderData: keepPreviousData });
  const [leaving, setLeaving] = useState<ManagedPromotion | null>(null);
  const columns = useColumns(setLeaving);
  const name = leaving === null ? "" : isolated(locale === "ar" ? leaving.titleAr : leaving.titleEn);
  return (
    <>
      <ManagedList<ManagedPromotion>
        t={t}
        renderAdd={(slot) => <Link to="/admin/promotions/add" {...slot} />}
        search={search}
        filters={[
          {
            name: "state",
            label: t("state"),
            any: t("anyState"),
            options: states.map((value) => ({ value, label: t(`states.${value}`) })),
          },
        ]}
        list={list}
        columns={columns}
      />
      {leaving !== null && (
        <ConfirmChange
          title={t("deleteTitle", { name })}
          confirmLabel={t("delete")}
          done={t("deleted", { name })}
          apply={() => deletePromotion({ params: { id: leaving.id } })}
          onClose={() => setLeaving(null)}
        >
          {t("deleteText")}
        </ConfirmChange>
      )}
    </>
  );
}
