import { useParams } from "@tanstack/react-router";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { LocationZoneUser } from "#modules/attendance/contract/schemas-location-zone-user.ts";
import { assignmentApi } from "../rules/api.ts";
import { RulePage } from "../rules/RulePage.tsx";
import { AssignmentForm } from "./AssignmentForm.tsx";
import {
  bodiesOf,
  bodyOf,
  emptyAssignment,
  mergeEffects,
  readParameter,
  valuesOf,
  type AssignmentValues,
} from "./assignment-values.ts";
import { useAssignmentName } from "./use-assignment-name.ts";

/** Edits an assignment, or adds one for each of several locations. */
export function AssignmentPage() {
  const t = useTranslations("attendancePlaces");
  const nameOf = useAssignmentName();
  const formats = useFormats();
  const id = useParams({ from: "/app/admin/attendance/locationZoneUser/$id/edit", shouldThrow: false })?.id;
  // If the first of several was saved and the second refused, saving again creates only the missing ones.
  const created = useRef(new Map<string, LocationZoneUser>());

  async function create(values: AssignmentValues): Promise<{ data: LocationZoneUser[] }> {
    const all: LocationZoneUser[] = [];
    for (const body of bodiesOf(values)) {
      const key = JSON.stringify(body);
      const assignment = created.current.get(key) ?? (await assignmentApi.create({ body })).data;
      created.current.set(key, assignment);
      all.push(assignment);
    }
    return { data: all };
  }
  return (
    <RulePage
      kind="locationZoneUser"
      titles={{ add: t("assignment.addTitle"), edit: t("assignment.editTitle"), list: t("assignments.title") }}
      nameOf={(saved: LocationZoneUser | LocationZoneUser[]) =>
        formats.list((Array.isArray(saved) ? saved : [saved]).map(nameOf))
      }
      api={assignmentApi}
      empty={emptyAssignment}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      readParameter={readParameter}
      create={create}
      preview={async (values) => {
        const answers = await Promise.all(bodiesOf(values).map((body) => assignmentApi.preview({ body })));
        return { data: mergeEffects(answers.map(({ data }) => data)) };
      }}
      renderForm={(slot) => <AssignmentForm slot={slot} isNew={id === undefined} />}
    />
  );
}
