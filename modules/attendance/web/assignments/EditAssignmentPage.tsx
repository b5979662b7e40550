import { Link, useParams, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import type { LocationZoneUser } from "#modules/attendance/contract/schemas-location-zone-user.ts";
import { EditRule } from "../rules/EditRule.tsx";
import { assignmentQuery, previewAssignmentChange, updateAssignment } from "./api.ts";
import { AssignmentForm } from "./AssignmentForm.tsx";
import { bodiesOf, readParameter, valuesOf, type AssignmentValues } from "./assignment-values.ts";
import { useAssignmentName } from "./use-assignment-name.ts";

/** An assignment to be changed. */
export function EditAssignmentPage() {
  const t = useTranslations("attendancePlaces");
  const nameOf = useAssignmentName();
  const { id } = useParams({ from: "/app/admin/attendance/locationZoneUser/$id/edit" });
  const { locationZoneUser: parameter } = useSearch({ from: "/app/admin/attendance/locationZoneUser/$id/edit" });
  const initialFromUrl = useMemo(() => readParameter(parameter, id), [parameter, id]);
  const bodyOf = (values: AssignmentValues) => bodiesOf(values)[0] ?? {};
  return (
    <EditRule<LocationZoneUser, AssignmentValues>
      title={t("assignment.editTitle")}
      back={{
        label: t("assignments.title"),
        renderLink: (slot) => <Link to="/admin/attendance/locationZoneUsers/index" {...slot} />,
      }}
      index="/admin/attendance/locationZoneUsers/index"
      nameOf={nameOf}
      id={id}
      kind="locationZoneUser"
      query={assignmentQuery(id)}
      initialFromUrl={initialFromUrl}
      valuesOf={valuesOf}
      preview={async (values) => (await previewAssignmentChange({ params: { id }, body: bodyOf(values) })).data}
      update={(values, version) => updateAssignment({ params: { id }, body: { ...bodyOf(values), version } })}
      renderForm={(slot) => <AssignmentForm isNew={false} {...slot} />}
    />
  );
}
