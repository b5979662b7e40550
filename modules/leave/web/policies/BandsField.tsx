import { useFieldArray, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { useFormats } from "#client/intl.tsx";
import { firstOf, requiredField, wholeWithin } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { DeleteIcon, PlusIcon } from "#ui/icons.ts";
import { gridClass, stackClass, textClass } from "#ui/primitives.ts";
import { TextField } from "#ui/TextField.tsx";
import { bandRises, daysTyped, maxMonths, type PolicyValues } from "./prepare-policy-form.ts";

const monthsTyped = firstOf(requiredField, wholeWithin(0, maxMonths));

/** Days a period by length of service; the first line begins with the hire. `isSingle`: for everyone alike. */
export function BandsField({ form, isSingle }: { form: UseFormReturn<PolicyValues>; isSingle: boolean }) {
  const t = useTranslations("leavePolicies.bands");
  const formats = useFormats();
  const errorText = useFieldErrorText();
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: "bands" });
  return (
    <fieldset className={stackClass(3, "bare", "flush")}>
      <legend className={textClass("below-2", "sm", "ink", "medium")}>{t("title")}</legend>
      <ol className={stackClass(3, "list")}>
        {(isSingle ? fields.slice(0, 1) : fields).map((field, index) => {
          const errors = formState.errors.bands?.[index];
          const number = formats.number(index + 1);
          return (
            <li
              key={field.id}
              className={gridClass(12, [2, 4], "align-start", "fill")}
              aria-label={t("line", { number })}
            >
              {!isSingle && (
                <TextField
                  label={t("afterMonths")}
                  {...(index === 0 ? { hint: t("first"), readOnly: true } : {})}
                  required
                  inputMode="numeric"
                  dir="ltr"
                  autoComplete="off"
                  error={errorText(errors?.afterMonths)}
                  {...register(`bands.${index}.afterMonths`, {
                    validate: (text, { bands }) => validated(() => monthsTyped(text) ?? bandRises(bands, index))(text),
                  })}
                />
              )}
              <TextField
                label={t("days")}
                required
                inputMode="decimal"
                dir="ltr"
                autoComplete="off"
                error={errorText(errors?.days)}
                {...register(`bands.${index}.days`, { validate: validated(daysTyped) })}
              />
              {index > 0 && (
                <div>
                  <IconButton
                    label={t("remove", { number })}
                    icon={<DeleteIcon size={20} />}
                    onClick={() => remove(index)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {!isSingle && (
        <div>
          <Button size="sm" icon={<PlusIcon size={18} />} onClick={() => append({ afterMonths: "", days: "" })}>
            {t("add")}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
