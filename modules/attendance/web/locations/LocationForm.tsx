import { Controller } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { EntityForm, type FormSlot } from "#kit/EntityForm.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { requiredField } from "#shared/validators.ts";
import { Card } from "#ui/Card.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { RadioList } from "#ui/RadioList.tsx";
import { Switch } from "#ui/Switch.tsx";
import { NumberField } from "../components/NumberField.tsx";
import { NameFields } from "../rules/NameFields.tsx";
import { LocationPlace } from "./LocationPlace.tsx";
import { accuracyBounds, fencePolicies, type LocationValues } from "./location-values.ts";
import { numberWithin } from "./position-text.ts";
import { TimeZoneField } from "./TimeZoneField.tsx";

const accuracy = validated(numberWithin(accuracyBounds.min, accuracyBounds.max, { isWhole: true }));

/** `id`: the edited location, which is excluded from the others on the map. */
export function LocationForm({ slot, id }: { slot: FormSlot<LocationValues>; id: string | undefined }) {
  const t = useTranslations("attendancePlaces.location");
  const parts = useEntityForm(slot);
  const { form, page, input, errorOf, register, control } = parts;
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
          <Controller
            control={control}
            name="fencePolicy"
            render={({ field }) => (
              <RadioList
                legend={t("fencePolicy")}
                options={fencePolicies.map((value) => ({
                  value,
                  label: t(`policies.${value}`),
                  hint: t(`policyHints.${value}`),
                }))}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
          <Switch label={t("strict")} hint={t("strictHint")} {...register("strict")} />
          <div className={gridClass(16, [4, 5], "align-start")}>
            <NumberField
              label={t("maximumAccuracy")}
              hint={t("maximumAccuracyHint")}
              required
              {...input("maximumAccuracy", { validate: accuracy })}
            />
            <Controller
              control={control}
              name="timeZone"
              rules={{ validate: validated(requiredField) }}
              render={({ field }) => (
                <TimeZoneField
                  label={t("timeZone")}
                  error={errorOf("timeZone")}
                  value={field.value}
                  onChange={field.onChange}
                />
              )}
            />
          </div>
          <Switch label={t("outdoors")} hint={t("outdoorsHint")} {...register("outdoors")} />
          <Switch label={t("isActive")} hint={t("isActiveHint")} {...register("isActive")} />
        </div>
      </Card>
    </EntityForm>
  );
}
