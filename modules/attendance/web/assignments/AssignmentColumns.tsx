import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { LocationZoneUserInList } from "#modules/attendance/contract/schemas-location-zone-user.ts";
import { nameIn } from "#shared/locale.ts";
import type { DataColumn } from "#ui/DataTable.tsx";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { useRuleColumns } from "../rules/RuleColumns.tsx";
import { RuleOperations, type RuleAction } from "../rules/RuleOperations.tsx";
import styles from "./AssignmentColumns.module.css";
import { parameterOf } from "./assignment-values.ts";
import { useAssignmentName } from "./use-assignment-name.ts";

export type AssignmentOrder = { action: RuleAction; assignment: LocationZoneUserInList };

/** Its roles, and the people it names: three of them. */
function Subjects({ assignment }: { assignment: LocationZoneUserInList }) {
  const t = useTranslations("attendancePlaces.assignments");
  const locale = useLocale();
  const { roles, someUsers, userCount, peopleCount } = assignment;
  const names = [...roles, ...someUsers].map((each) => nameIn(locale, each));
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

export function useAssignmentColumns(
  onOrder: (order: AssignmentOrder) => void,
): readonly DataColumn<LocationZoneUserInList>[] {
  const t = useTranslations("attendancePlaces.assignments");
  const locale = useLocale();
  const formats = useFormats();
  const nameOf = useAssignmentName();
  return useRuleColumns<LocationZoneUserInList>({
    name: ({ location }, language) => (language === "ar" ? location.nameAr : location.nameEn),
    detail: ({ zone }) => <bdi>{nameIn(locale, zone)}</bdi>,
    more: [
      { id: "subjects", header: t("subjects"), cell: (assignment) => <Subjects assignment={assignment} /> },
      {
        id: "dates",
        header: t("dates"),
        narrow: true,
        cell: ({ from, to }) =>
          from === null && to === null ? (
            t("always")
          ) : (
            <span className={stackClass(0, "tabular")} dir="ltr">
              <span>{from === null ? "…" : formats.isoDate(from)}</span>
              <span>{to === null ? "…" : formats.isoDate(to)}</span>
            </span>
          ),
      },
    ],
    operations: (assignment) => (
      <RuleOperations
        name={nameOf(assignment)}
        isActive={assignment.isActive}
        isUsed={false}
        renderEdit={(slot) => (
          <Link
            to="/admin/attendance/locationZoneUser/$id/edit"
            params={{ id: assignment.id }}
            search={{ locationZoneUser: parameterOf(assignment) }}
            {...slot}
          />
        )}
        onOrder={(action) => onOrder({ action, assignment })}
      />
    ),
  });
}
