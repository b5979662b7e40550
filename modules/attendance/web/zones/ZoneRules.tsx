import { useId, useState } from "react";
import { useController, useFormState, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { layers } from "#modules/attendance/contract/kinds.ts";
import { firstOf, requiredField, wholeWithin } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { FiltersIcon } from "#ui/icons.ts";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { RadioList } from "#ui/RadioList.tsx";
import { Switch } from "#ui/Switch.tsx";
import { NumberField } from "../components/NumberField.tsx";
import { minuteFields, type MinuteField, type ZoneValues } from "./zone-values.ts";

const others = minuteFields.filter((name) => name !== "checkInAllowance");

/** The rarely changed rules of a zone. */
export function ZoneRules({ form }: { form: UseFormReturn<ZoneValues> }) {
  const t = useTranslations("attendanceRules.zone");
  const { control, register } = form;
  const { errors } = useFormState({ control });
  const { field: layer } = useController({ control, name: "layer" });
  const [isWanted, setIsWanted] = useState(false);
  const id = useId();
  // Fields with errors must be visible.
  const isOpen = isWanted || others.some((name) => errors[name] !== undefined);
  return (
    <Card
      title={t("more")}
      actions={
        <Button
          variant="quiet"
          size="sm"
          icon={<FiltersIcon size={18} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsWanted(!isOpen)}
        >
          {t(isOpen ? "showLess" : "showMore")}
        </Button>
      }
    >
      <div className={stackClass(5)} id={id}>
        <RadioList
          legend={t("layer")}
          options={layers.map((value) => ({ value, label: t(`layers.${value}`), hint: t(`layerHints.${value}`) }))}
          {...layer}
        />
        {isOpen && (
          <>
            <div className={gridClass(16, [4, 5], "align-start")}>
              {others.map((name) => (
                <MinutesField key={name} form={form} name={name} />
              ))}
            </div>
            <Switch label={t("clipEarly")} hint={t("clipEarlyHint")} {...register("clipEarly")} />
            <Switch label={t("clipLate")} hint={t("clipLateHint")} {...register("clipLate")} />
            <Switch label={t("autoCheckOut")} hint={t("autoCheckOutHint")} {...register("autoCheckOut")} />
          </>
        )}
      </div>
    </Card>
  );
}

const maxMinutes = 1439;

export function MinutesField({ form, name }: { form: UseFormReturn<ZoneValues>; name: MinuteField }) {
  const t = useTranslations("attendanceRules.zone");
  const errorText = useFieldErrorText();
  return (
    <NumberField
      label={t(name)}
      hint={t(`${name}Hint`)}
      required
      error={errorText(form.formState.errors[name])}
      {...form.register(name, { validate: validated(firstOf(requiredField, wholeWithin(0, maxMinutes))) })}
    />
  );
}
