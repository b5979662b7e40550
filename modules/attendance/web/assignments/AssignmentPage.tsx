import { useRef } from "react";
import { useController } from "react-hook-form";
import { useTranslations } from "use-intl";
import { errorWithin, useFieldErrorText, validated } from "#client/form-errors.ts";
import { useFormats } from "#client/intl.tsx";
import { DateInput } from "#kit/DateInput.tsx";
import { EntityForm, type FormSlot } from "#kit/EntityForm.tsx";
import type { SubjectValue } from "#kit/pickers/chosen-subjects.ts";
import { SubjectPicker } from "#kit/pickers/SubjectPicker.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { LocationZoneUser } from "#modules/attendance/contract/schemas-location-zone-user.ts";
import { requiredField, type Verdict } from "#shared/validators.ts";
import { Card } from "#ui/Card.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { SkeletonBlock } from "#ui/Skeleton.tsx";
import { Switch } from "#ui/Switch.tsx";
import { assignmentApi } from "../rules/api.ts";
import { LocationPicker, ZonePicker } from "../rules/ReferenceFilter.tsx";
import { RulePage } from "../rules/RulePage.tsx";
import { subjectSource } from "../subjects/api.ts";
import {
  bodiesOf,
  bodyOf,
  emptyAssignment,
  mergeEffects,
  readParameter,
  useAssignmentName,
  valuesOf,
  type AssignmentValues,
} from "./assignment-values.ts";

/** Edits an assignment, or adds one for each of several locations. */
export function AssignmentPage() {
  const t = useTranslations("attendancePlaces");
  const nameOf = useAssignmentName();
  const formats = useFormats();
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
      renderForm={(slot, id) => <AssignmentForm slot={slot} isNew={id === undefined} />}
    />
  );
}

/** Requires at least one person or role, once they are loaded. */
const subjectRequired = (value: SubjectValue | null): Verdict =>
  value !== null && value.users.length + value.roles.length === 0 ? { key: "fieldRequired" } : null;

/** A new assignment can be created for several locations. */
function AssignmentForm({ slot, isNew }: { slot: FormSlot<AssignmentValues>; isNew: boolean }) {
  const t = useTranslations("attendancePlaces.assignment");
  const errorText = useFieldErrorText();
  const { page, errors, register, control } = useEntityForm(slot);
  const rules = { validate: validated(requiredField) };
  const subjectRules = { validate: validated(subjectRequired) };
  const { ref: locationRef, ...location } = useController({ control, name: "location", rules }).field;
  const { ref: zoneRef, ...zone } = useController({ control, name: "zone", rules }).field;
  const { ref: usersRef, ...users } = useController({ control, name: "users", rules: subjectRules }).field;
  return (
    <EntityForm page={page} submitLabel={slot.submitLabel}>
      <Card title={t("where")}>
        <div className={stackClass(5)}>
          <LocationPicker
            ref={locationRef}
            label={t(isNew ? "locations" : "location")}
            hint={isNew ? t("locationsHint") : undefined}
            isActive="true"
            multiple={isNew}
            value={location.value}
            onChange={location.onChange}
            error={errorText(errorWithin(errors.location))}
          />
          <ZonePicker
            ref={zoneRef}
            label={t("zone")}
            isActive="true"
            value={zone.value === null ? [] : [zone.value]}
            onChange={([next]) => zone.onChange(next ?? null)}
            error={errorText(errorWithin(errors.zone))}
          />
        </div>
      </Card>
      <Card title={t("who")}>
        {users.value === null ? (
          <SkeletonBlock height="var(--control)" />
        ) : (
          <SubjectPicker
            ref={usersRef}
            source={subjectSource}
            label={t("subjects")}
            hint={t("subjectsHint")}
            required
            value={users.value}
            onChange={users.onChange}
            error={errorText(errorWithin(errors.users))}
          />
        )}
      </Card>
      <Card title={t("when")}>
        <div className={stackClass(5)}>
          <div className={gridClass(16, [4, 5], "align-start")}>
            <DateInput control={control} name="from" label={t("from")} hint={t("fromHint")} optional />
            <DateInput control={control} name="to" label={t("to")} hint={t("toHint")} optional notBefore="from" />
          </div>
          <Switch label={t("isActive")} hint={t("isActiveHint")} {...register("isActive")} />
        </div>
      </Card>
    </EntityForm>
  );
}
