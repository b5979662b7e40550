import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useHolds } from "#client/use-holds.ts";
import type { LocationZoneUserInList } from "#modules/attendance/contract/schemas-location-zone-user.ts";
import { Button } from "#ui/Button.tsx";
import { UploadIcon } from "#ui/icons.ts";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { assignmentApi } from "../rules/api.ts";
import { useReferenceFilter } from "../rules/ReferenceFilter.tsx";
import { RulesPage } from "../rules/RulesPage.tsx";
import { subjectsQuery } from "../subjects/api.ts";
import { parameterOf, useAssignmentName } from "./assignment-values.ts";
import styles from "./AssignmentsPage.module.css";

export function AssignmentsPage() {
  const t = useTranslations("attendancePlaces.assignments");
  const formats = useFormats();
  const manages = useHolds("attendance.manage");
  const search = useSearch({ from: "/app/admin/attendance/locationZoneUsers/index" });
  const roles = useQuery({ ...subjectsQuery(""), enabled: manages !== null }).data?.data.roles ?? [];
  return (
    <RulesPage<LocationZoneUserInList>
      kind="locationZoneUser"
      t={t}
      actions={
        <>
          <Button
            variant="quiet"
            renderLink={(slot) => <Link to="/admin/attendance/locationZoneUsers/unscheduled" {...slot} />}
          >
            {t("unscheduled")}
          </Button>
          {manages === "whole" && (
            <Button
              variant="quiet"
              icon={<UploadIcon size={20} />}
              renderLink={(slot) => <Link to="/admin/attendance/locationZoneUsers/import" {...slot} />}
            >
              {t("import")}
            </Button>
          )}
        </>
      }
      api={assignmentApi}
      search={search}
      searchLabel={t("search")}
      list={assignmentApi.list(search)}
      filters={[
        useReferenceFilter("location", search.location, { label: t("location"), any: t("any.location") }),
        useReferenceFilter("zone", search.zone, { label: t("zone"), any: t("any.zone") }),
        ...(manages === null
          ? []
          : [
              {
                name: "role",
                label: t("role"),
                any: t("any.role"),
                options: roles.map((role) => ({ value: role.id, label: formats.name(role) })),
              },
            ]),
      ]}
      nameOf={useAssignmentName()}
      nameCell={({ location }, language) => (language === "ar" ? location.nameAr : location.nameEn)}
      detail={({ zone }) => <bdi>{formats.name(zone)}</bdi>}
      columns={[
        { id: "subjects", header: t("subjects"), cell: (assignment) => <Subjects assignment={assignment} /> },
        { id: "dates", header: t("dates"), narrow: true, cell: (assignment) => <Dates assignment={assignment} /> },
      ]}
      parameterOf={parameterOf}
      consequence={(action) => t(`${action}Text`)}
    />
  );
}

/** Shows the roles and up to three people. */
function Subjects({ assignment }: { assignment: LocationZoneUserInList }) {
  const t = useTranslations("attendancePlaces.assignments");
  const formats = useFormats();
  const { roles, someUsers, userCount, peopleCount } = assignment;
  const names = [...roles, ...someUsers].map((each) => formats.name(each));
  const more = userCount - someUsers.length;
  return (
    <>
      <span className={rowClass([0, 2], "wrap")}>
        {names.map((name, index) => (
          <span key={`${index} ${name}`} className={styles.item}>
            <bdi>{name}</bdi>
          </span>
        ))}
        {more > 0 && <span className={styles.item}>{t("more", { count: more })}</span>}
      </span>
      <span className={textClass("block", "xs", "muted")}>{t("people", { count: peopleCount })}</span>
    </>
  );
}

function Dates({ assignment: { from, to } }: { assignment: LocationZoneUserInList }) {
  const t = useTranslations("attendancePlaces.assignments");
  const formats = useFormats();
  if (from === null && to === null) return t("always");
  return (
    <span className={stackClass(0, "tabular")} dir="ltr">
      <span>{from === null ? "…" : formats.isoDate(from)}</span>
      <span>{to === null ? "…" : formats.isoDate(to)}</span>
    </span>
  );
}
