import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import { nameIn } from "#shared/locale.ts";
import type { DataColumn } from "#ui/DataTable.tsx";
import { ConfirmRule } from "../rules/ConfirmRule.tsx";
import { useRuleColumns } from "../rules/RuleColumns.tsx";
import { RuleOperations, type RuleAction } from "../rules/RuleOperations.tsx";
import { RulesPage } from "../rules/RulesPage.tsx";
import { useDistanceText } from "../use-place-formats.ts";
import { deleteLocation, locationChangeQuery, locationsQuery, updateLocation } from "./api.ts";
import { parameterOf } from "./location-values.ts";

type Order = { action: RuleAction; location: Location };

/** The places of work. */
export function LocationsPage() {
  const t = useTranslations("attendancePlaces.locations");
  const search = useSearch({ from: "/app/admin/attendance/locations/index" });
  const list = useQuery({ ...locationsQuery(search), placeholderData: keepPreviousData });
  const [order, setOrder] = useState<Order | null>(null);
  const columns = useLocationColumns(setOrder);
  return (
    <>
      <RulesPage<Location>
        t={t}
        renderAdd={(slot) => <Link to="/admin/attendance/location/add" {...slot} />}
        search={search}
        list={list}
        columns={columns}
      />
      {order !== null && <Confirm {...order} onClose={() => setOrder(null)} />}
    </>
  );
}

function useLocationColumns(onOrder: (order: Order) => void): readonly DataColumn<Location>[] {
  const t = useTranslations("attendancePlaces.locations");
  const policy = useTranslations("attendancePlaces.location.policies");
  const locale = useLocale();
  const distance = useDistanceText();
  return useRuleColumns<Location>({
    name: (location, language) => (language === "ar" ? location.nameAr : location.nameEn),
    detail: ({ radius, timeZone }) => t("detail", { radius: distance(radius), timeZone }),
    more: [
      { id: "fencePolicy", header: t("fencePolicy"), narrow: true, cell: ({ fencePolicy }) => policy(fencePolicy) },
      {
        id: "assignments",
        header: t("assignments"),
        narrow: true,
        cell: ({ id, assignmentCount }) =>
          assignmentCount === 0 ? (
            t("assignmentCount", { count: 0 })
          ) : (
            <Link to="/admin/attendance/locationZoneUsers/index" search={{ location: id }}>
              {t("assignmentCount", { count: assignmentCount })}
            </Link>
          ),
      },
    ],
    operations: (location) => (
      <RuleOperations
        name={nameIn(locale, location)}
        isActive={location.isActive}
        isUsed={location.assignmentCount > 0}
        renderEdit={(slot) => (
          <Link
            to="/admin/attendance/location/$id/edit"
            params={{ id: location.id }}
            search={{ location: parameterOf(location) }}
            {...slot}
          />
        )}
        onOrder={(action) => onOrder({ action, location })}
      />
    ),
  });
}

function Confirm({ action, location, onClose }: Order & { onClose: () => void }) {
  const t = useTranslations("attendancePlaces.locations");
  const { id, version } = location;
  const isActive = action === "activate";
  return (
    <ConfirmRule
      action={action}
      name={nameIn(useLocale(), location)}
      {...(action === "delete" ? {} : { effect: locationChangeQuery(id, { isActive }) })}
      apply={() =>
        action === "delete"
          ? deleteLocation({ params: { id } })
          : updateLocation({ params: { id }, body: { version, isActive } })
      }
      onClose={onClose}
    >
      {t(`${action}Text`)}
    </ConfirmRule>
  );
}
