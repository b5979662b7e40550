import { useCallback, useMemo, useState } from "react";
import { useController } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { formatsFor, useFormats, usePresentation } from "#client/intl.tsx";
import { timeZoneName, useTimeZone } from "#client/time-zone.ts";
import { EntityForm, type FormSlot } from "#kit/EntityForm.tsx";
import { useEntityForm, type EntityFormParts } from "#kit/use-entity-form.ts";
import { requiredField } from "#shared/validators.ts";
import { Card } from "#ui/Card.tsx";
import { Combobox, type ComboboxItem } from "#ui/combobox/Combobox.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { RadioList } from "#ui/RadioList.tsx";
import { Switch } from "#ui/Switch.tsx";
import { NumberField } from "../components/NumberField.tsx";
import { locationApi } from "../rules/api.ts";
import { useClock } from "../use-clock.ts";
import { NameFields } from "../rules/NameFields.tsx";
import { RulePage } from "../rules/RulePage.tsx";
import { usePlaceFormats } from "../use-place-formats.ts";
import { findZones } from "./find-zones.ts";
import {
  accuracyBounds,
  bodyOf,
  emptyLocation,
  shownPolicies,
  readParameter,
  valuesOf,
  type LocationValues,
} from "./location-values.ts";
import { LocationPlace } from "./LocationPlace.tsx";
import { numberWithin } from "./position-text.ts";

/** Edits a location. Verdicts of its punches stay unchanged. */
export function LocationPage() {
  const t = useTranslations("attendancePlaces.location");
  const timeZone = useTimeZone();
  return (
    <RulePage
      kind="location"
      titles={{ add: t("addTitle"), edit: t("editTitle"), list: t("back") }}
      api={locationApi}
      empty={useMemo(() => emptyLocation(timeZone), [timeZone])}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      readParameter={useCallback((text, of) => readParameter(text, of, timeZone), [timeZone])}
      renderForm={(slot, id) => <LocationForm id={id} slot={slot} />}
    />
  );
}

const accuracy = validated(numberWithin(accuracyBounds.min, accuracyBounds.max, { isWhole: true }));

/** `id`: the edited location, which is excluded from the others on the map. */
function LocationForm({ slot, id }: { slot: FormSlot<LocationValues>; id: string | undefined }) {
  const t = useTranslations("attendancePlaces.location");
  const parts = useEntityForm(slot);
  const { form, page, input, register, control } = parts;
  const { field: policy } = useController({ control, name: "fencePolicy" });
  return (
    <EntityForm page={page} submitLabel={slot.submitLabel}>
      <Card title={t("names")}>
        <div className={gridClass(16, [4, 5], "align-start")}>
          <NameFields form={form} />
        </div>
      </Card>
      <LocationPlace form={parts} id={id} />
      <Card title={t("rules")}>
        <div className={stackClass(5)}>
          <RadioList
            legend={t("fencePolicy")}
            options={shownPolicies.map((value) => ({
              value,
              label: t(`policies.${value}`),
              hint: t(`policyHints.${value}`),
            }))}
            {...policy}
          />
          <Switch label={t("strict")} hint={t("strictHint")} {...register("strict")} />
          <div className={gridClass(16, [4, 5], "align-start")}>
            <NumberField
              label={t("maximumAccuracy")}
              hint={t("maximumAccuracyHint")}
              required
              {...input("maximumAccuracy", { validate: accuracy })}
            />
            <TimeZoneField form={parts} />
          </div>
          <Switch label={t("outdoors")} hint={t("outdoorsHint")} {...register("outdoors")} />
          <Switch label={t("isActive")} hint={t("isActiveHint")} {...register("isActive")} />
        </div>
      </Card>
    </EntityForm>
  );
}

/** A time zone, searchable by town or region, with its current time. */
function TimeZoneField({ form: { control, errorOf } }: { form: EntityFormParts<LocationValues> }) {
  const t = useTranslations("attendancePlaces.location");
  const rules = { validate: validated(requiredField) };
  const { value, onChange } = useController({ control, name: "timeZone", rules }).field;
  const presentation = usePresentation();
  const formats = useFormats();
  const there = usePlaceFormats(value);
  const [query, setQuery] = useState<string | null>(null);
  const found = useMemo(() => (query === null ? [] : findZones(query)), [query]);
  const now = new Date(useClock().now);
  const items = found.map((timeZone): ComboboxItem => ({
    id: timeZone,
    title: <bdi>{timeZone.replaceAll("_", " ")}</bdi>,
    detail: timeZoneName(timeZone, presentation.locale),
    note: formatsFor({ ...presentation, timeZone }).time(now),
    isChosen: timeZone === value,
  }));
  return (
    <Combobox
      label={t("timeZone")}
      error={errorOf("timeZone")}
      required
      hint={t("timeZoneNow", { zone: timeZoneName(value, presentation.locale), time: there.time(now) })}
      query={query ?? value}
      onQuery={setQuery}
      groups={[{ id: "zones", label: t("timeZones"), items }]}
      onChoose={(timeZone) => {
        onChange(timeZone);
        setQuery(null);
      }}
      onBlur={() => setQuery(null)}
      message={items.length > 0 ? undefined : query === null ? t("timeZoneType") : t("timeZoneNone")}
      status={items.length === 0 ? t("timeZoneNone") : t("timeZonesFound", { count: formats.number(items.length) })}
      isWaiting={false}
    />
  );
}
