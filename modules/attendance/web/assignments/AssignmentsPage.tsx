import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { NamedReference } from "#modules/attendance/contract/schemas-parts.ts";
import type { LocationZoneUserInList } from "#modules/attendance/contract/schemas-location-zone-user.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { UploadIcon } from "#ui/icons.ts";
import { LocationFilter } from "../locations/LocationFilter.tsx";
import { useChosenLocation } from "../locations/use-chosen-location.ts";
import { ConfirmRule } from "../rules/ConfirmRule.tsx";
import type { ListFilter } from "#kit/ListTools.tsx";
import { RulesPage } from "../rules/RulesPage.tsx";
import { subjectsQuery } from "../subjects/api.ts";
import { useChosenZone } from "../zones/use-chosen-zone.ts";
import { ZoneFilter } from "../zones/ZoneFilter.tsx";
import { assignmentChangeQuery, assignmentsQuery, deleteAssignment, updateAssignment } from "./api.ts";
import { useAssignmentColumns, type AssignmentOrder } from "./AssignmentColumns.tsx";
import type { AssignmentsSearch } from "./search.ts";
import { useAssignmentName } from "./use-assignment-name.ts";

/** Who works where and by which hours. */
export function AssignmentsPage() {
  const t = useTranslations("attendancePlaces.assignments");
  const search = useSearch({ from: "/app/admin/attendance/locationZoneUsers/index" });
  const list = useQuery({ ...assignmentsQuery(search), placeholderData: keepPreviousData });
  const filters = useFilters(search);
  const [order, setOrder] = useState<AssignmentOrder | null>(null);
  const columns = useAssignmentColumns(setOrder);
  return (
    <>
      <RulesPage<LocationZoneUserInList>
        t={t}
        renderAdd={(slot) => <Link to="/admin/attendance/locationZoneUser/add" {...slot} />}
        actions={
          <>
            <Button
              variant="quiet"
              renderLink={(slot) => <Link to="/admin/attendance/locationZoneUsers/unscheduled" {...slot} />}
            >
              {t("unscheduled")}
            </Button>
            <Button
              variant="quiet"
              icon={<UploadIcon size={20} />}
              renderLink={(slot) => <Link to="/admin/attendance/locationZoneUsers/import" {...slot} />}
            >
              {t("import")}
            </Button>
          </>
        }
        search={search}
        searchLabel={t("search")}
        filters={filters}
        list={list}
        columns={columns}
      />
      {order !== null && <Confirm {...order} onClose={() => setOrder(null)} />}
    </>
  );
}

/** By place, hours and role. */
function useFilters(search: AssignmentsSearch): readonly ListFilter[] {
  const t = useTranslations("attendancePlaces.assignments");
  const locale = useLocale();
  const location = useChosenLocation(search.location);
  const zone = useChosenZone(search.zone);
  const roles = useQuery(subjectsQuery("")).data?.data.roles ?? [];
  const picked = (
    name: "location" | "zone",
    Filter: typeof LocationFilter | typeof ZoneFilter,
    chosen: NamedReference | undefined,
  ): ListFilter => {
    const texts = { label: t(name), any: t(`any.${name}`) };
    return {
      name,
      label: texts.label,
      chosen: chosen === undefined ? undefined : nameIn(locale, chosen),
      render: (slot) => <Filter {...texts} {...slot} compact />,
    };
  };
  return [
    picked("location", LocationFilter, location),
    picked("zone", ZoneFilter, zone),
    {
      name: "role",
      label: t("role"),
      any: t("any.role"),
      options: roles.map((role) => ({ value: role.id, label: nameIn(locale, role) })),
    },
  ];
}

function Confirm({ action, assignment, onClose }: AssignmentOrder & { onClose: () => void }) {
  const t = useTranslations("attendancePlaces.assignments");
  const nameOf = useAssignmentName();
  const { id, version } = assignment;
  const isActive = action === "activate";
  return (
    <ConfirmRule
      action={action}
      name={nameOf(assignment)}
      effect={assignmentChangeQuery(id, action === "delete" ? { delete: true } : { isActive })}
      apply={() =>
        action === "delete"
          ? deleteAssignment({ params: { id } })
          : updateAssignment({ params: { id }, body: { version, isActive } })
      }
      onClose={onClose}
    >
      {t(`${action}Text`)}
    </ConfirmRule>
  );
}
