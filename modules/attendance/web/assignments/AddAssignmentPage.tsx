import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { LocationZoneUser } from "#modules/attendance/contract/schemas-location-zone-user.ts";
import { AddRule } from "../rules/AddRule.tsx";
import { createAssignment, previewAssignment } from "./api.ts";
import { AssignmentForm } from "./AssignmentForm.tsx";
import { bodiesOf, emptyAssignment, mergeEffects, type AssignmentValues } from "./assignment-values.ts";
import { useAssignmentName } from "./use-assignment-name.ts";

/** A new assignment, or one for each of several places. */
export function AddAssignmentPage() {
  const t = useTranslations("attendancePlaces");
  const nameOf = useAssignmentName();
  const formats = useFormats();
  // Where the first of several was saved and the second refused, saving again makes only what is missing.
  const made = useRef(new Map<string, LocationZoneUser>());

  async function create(values: AssignmentValues): Promise<{ data: LocationZoneUser[] }> {
    const all: LocationZoneUser[] = [];
    for (const body of bodiesOf(values)) {
      const key = JSON.stringify(body);
      const assignment = made.current.get(key) ?? (await createAssignment({ body })).data;
      made.current.set(key, assignment);
      all.push(assignment);
    }
    return { data: all };
  }
  return (
    <AddRule<LocationZoneUser[], AssignmentValues>
      title={t("assignment.addTitle")}
      back={{
        label: t("assignments.title"),
        renderLink: (slot) => <Link to="/admin/attendance/locationZoneUsers/index" {...slot} />,
      }}
      index="/admin/attendance/locationZoneUsers/index"
      nameOf={(assignments) => formats.list(assignments.map(nameOf))}
      empty={emptyAssignment}
      draftPlace="locationZoneUser:new"
      preview={async (values) => {
        const answers = await Promise.all(bodiesOf(values).map((body) => previewAssignment({ body })));
        const effect = mergeEffects(answers.map(({ data }) => data));
        if (effect === null) throw new Error("An assignment without a place was let through.");
        return effect;
      }}
      create={create}
      renderForm={(slot) => <AssignmentForm isNew {...slot} />}
    />
  );
}
