import { useFieldArray, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import { nameIn } from "#shared/locale.ts";
import type { Verdict } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { DeleteIcon, PlusIcon } from "#ui/icons.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { TextField } from "#ui/TextField.tsx";
import { TimeInput } from "../components/TimeInput.tsx";
import { firstPunch, metresTyped, type TrialValues } from "./plan-trial.ts";
import styles from "./Tester.module.css";

const metres = (text: string): Verdict => (metresTyped(text) === null ? { key: "numeric" } : null);
/** Maximum that the server accepts. */
const most = 50;

/** Punches to try: time, location and distance from it. */
export function PunchesField({ form, places }: { form: UseFormReturn<TrialValues>; places: readonly Location[] }) {
  const t = useTranslations("attendanceTester.punches");
  const tDays = useTranslations("attendanceDays.kind");
  const locale = useLocale();
  const formats = useFormats();
  const errorText = useFieldErrorText();
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: "punches" });
  const tried = useWatch({ control, name: "punches" });
  const add = (): void => {
    const last = form.getValues("punches").at(-1);
    const place = last?.place ?? places[0]?.id ?? "";
    append({ ...firstPunch, ...last, place, time: null, kind: last?.kind === "in" ? "out" : "in" });
  };
  return (
    <fieldset className={styles.punches}>
      <legend className={textClass("below-2", "sm", "ink", "medium")}>{t("title")}</legend>
      {fields.length === 0 && <p className={textClass("flush", "xs", "muted")}>{t("none")}</p>}
      <ol className={stackClass(3, "list")}>
        {fields.map((field, index) => {
          const objections = formState.errors.punches?.[index];
          const number = formats.number(index + 1);
          return (
            <li key={field.id} className={styles.punch} aria-label={t("punch", { number })}>
              <Select
                label={t("kind")}
                options={(["in", "out"] as const).map((value) => ({ value, label: tDays(value) }))}
                {...register(`punches.${index}.kind`)}
              />
              <TimeInput control={control} name={`punches.${index}.time`} label={t("time")} />
              <Select
                label={t("day")}
                options={(["same", "next"] as const).map((value) => ({ value, label: t(`days.${value}`) }))}
                {...register(`punches.${index}.day`)}
              />
              <Select
                label={t("place")}
                options={[
                  ...places.map((place) => ({ value: place.id, label: nameIn(locale, place) })),
                  { value: "", label: t("nowhere") },
                ]}
                {...register(`punches.${index}.place`)}
              />
              {tried[index]?.place !== "" && (
                <TextField
                  label={t("metres")}
                  inputMode="decimal"
                  error={errorText(objections?.metres)}
                  {...register(`punches.${index}.metres`, { validate: validated(metres) })}
                />
              )}
              <IconButton
                label={t("remove", { number })}
                icon={<DeleteIcon size={20} />}
                onClick={() => remove(index)}
              />
            </li>
          );
        })}
      </ol>
      {fields.length < most && (
        <Button size="sm" icon={<PlusIcon size={18} />} onClick={add}>
          {t("add")}
        </Button>
      )}
    </fieldset>
  );
}
