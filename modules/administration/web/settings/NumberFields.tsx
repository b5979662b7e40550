import type { FieldValues, Path } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import type { EntityFormParts } from "#kit/use-entity-form.ts";
import type { Settings } from "#modules/administration/contract/schemas-settings.ts";
import { settingBounds, type NumberSetting } from "#shared/setting-bounds.ts";
import { requiredField, toLatinDigits, wholeNumeric, type Verdict } from "#shared/validators.ts";
import { gridClass } from "#ui/primitives.ts";
import { TextField } from "#ui/TextField.tsx";

/** Returns number settings as texts of their fields. */
export const textsOf = <Name extends NumberSetting>(settings: Settings, names: readonly Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, String(settings[name])])) as Record<Name, string>;

/** Validates a whole number within the bounds of a setting; digits of any script are accepted. */
function boundsOf(name: NumberSetting): (value: string) => Verdict {
  const [min, max] = settingBounds[name];
  return (value) => {
    const wrong = requiredField(value) ?? wholeNumeric(value);
    if (wrong !== null) return wrong;
    const number = Number(toLatinDigits(value.trim()));
    if (number < min) return { key: "tooSmall", values: { min } };
    return number > max ? { key: "tooLarge", values: { max } } : null;
  };
}

export interface NumberFieldsProps<Values extends FieldValues> {
  form: EntityFormParts<Values>;
  names: readonly (Path<Values> & NumberSetting)[];
}

export function NumberFields<Values extends FieldValues>({ form, names }: NumberFieldsProps<Values>) {
  const t = useTranslations("settings.numbers");
  return (
    <div className={gridClass(16, [4, 5], "fill", "align-start")}>
      {names.map((name) => (
        <TextField
          key={name}
          label={t(`${name as NumberSetting}.label`)}
          hint={t(`${name as NumberSetting}.hint`)}
          required
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          {...form.input(name, { validate: validated((value: unknown) => boundsOf(name)(String(value))) })}
        />
      ))}
    </div>
  );
}
