import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { LocationZoneUserInList } from "#modules/attendance/contract/schemas-location-zone-user.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { UploadIcon } from "#ui/icons.ts";
import { locationsQuery } from "../locations/api.ts";
import { zonesQuery } from "../rules/api.ts";
import { ConfirmRule } from "../rules/ConfirmRule.tsx";
import type { ListFilter } from "#ui/index-page/ListTools.tsx";
import { RulesPage } from "../rules/RulesPage.tsx";
import { subjectsQuery } from "../subjects/api.ts";
import { assignmentChangeQuery, assignmentsQuery, deleteAssignment, updateAssignment } from "./api.ts";
import { useAssignmentColumns, type AssignmentOrder } from "./AssignmentColumns.tsx";
import type { AssignmentsSearch } from "./search.ts";
import { useAssignmentName } from "./use-assignment-name.ts";

/** Who works where and by which hours. */
export function AssignmentsPage() {
  const t = useTranslations("attendancePlaces.assignments");
  const search = useSearch({ strict: false }) as AssignmentsSearch;
  const list = useQuery(assignmentsQuery(search));
  const filters = useFilters();
  const [order, setOrder] = useState<AssignmentOrder | null>(null);
  const columns = useAssignmentColumns(setOrder);
  return (
    <>
      <RulesPage<LocationZoneUserInList>
        t={t}
        renderAdd={(slot) => <Link to="/admin/attendance/locationZoneUser/add" {...slot} />}
        actions={
          <Button
            variant="quiet"
            icon={<UploadIcon size={20} />}
            renderLink={(slot) => <Link to="/admin/attendance/locationZoneUsers/import" {...slot} />}
          >
            {t("import")}
          </Button>
        }
        search={search}
        withoutWords
        filters={filters}
        list={list}
        columns={columns}
      />
      {order !== null && <Confirm {...order} onClose={() => setOrder(null)} />}
    </>
  );
}

/** By place, hours and role. */
function useFilters(): readonly ListFilter[] {
  const t = useTranslations("attendancePlaces.assignments");
  const locale = useLocale();
  const locations = useQuery(locationsQuery({ limit: 100 })).data?.data ?? [];
  const zones = useQuery(zonesQuery({ limit: 100 })).data?.data ?? [];
  const roles = useQuery(subjectsQuery("")).data?.data.roles ?? [];
  const filter = (
    name: "location" | "zone" | "role",
    list: readonly { id: string; nameAr: string; nameEn: string }[],
  ) => ({
    name,
    label: t(name),
    any: t(`any.${name}`),
    options: list.map((each) => ({ value: each.id, label: nameIn(locale, each) })),
  });
  return [filter("location", locations), filter("zone", zones), filter("role", roles)];
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
