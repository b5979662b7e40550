import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { ManagedPromotion } from "#modules/publications/contract/schemas-promotion.ts";
import { Badge, type BadgeTone } from "#ui/Badge.tsx";
import type { DataColumn } from "#ui/DataTable.tsx";
import { deletePromotion, managedPromotionsQuery } from "../api.ts";
import { ManagedList } from "../components/ManagedList.tsx";
import { AudienceText, RowName } from "../components/RowCells.tsx";
import { promotionStates } from "./search.ts";
import { CodesLeft } from "./CodesLeft.tsx";

const tones: Record<ManagedPromotion["state"], BadgeTone> = {
  running: "success",
  coming: "info",
  over: "neutral",
  inactive: "neutral",
};

/** The offers of partners, with their dates and codes. */
export function AdminPromotionsPage() {
  const t = useTranslations("publicationsAdmin.promotions");
  const locale = useLocale();
  const formats = useFormats();
  const search = useSearch({ from: "/app/admin/promotions" });
  const list = useQuery({ ...managedPromotionsQuery(search), placeholderData: keepPreviousData });
  const titleOf = ({ titleAr, titleEn }: ManagedPromotion): string => (locale === "ar" ? titleAr : titleEn);
  const columns: readonly DataColumn<ManagedPromotion>[] = [
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
  ];
  return (
    <ManagedList<ManagedPromotion>
      t={t}
      renderAdd={(slot) => <Link to="/admin/promotions/add" {...slot} />}
      search={search}
      filters={[
        {
          name: "state",
          label: t("state"),
          any: t("anyState"),
          options: promotionStates.map((value) => ({ value, label: t(`states.${value}`) })),
        },
      ]}
      list={list}
      columns={columns}
      nameOf={titleOf}
      renderEdit={(id, slot) => <Link to="/admin/promotions/$id/edit" params={{ id }} {...slot} />}
      remove={deletePromotion}
      deleteText={() => t("deleteText")}
    />
  );
}
