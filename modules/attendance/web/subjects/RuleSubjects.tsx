import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { errorWithin, useFieldErrorText, validated } from "#client/form-errors.ts";
import { requiredField } from "#shared/validators.ts";
import { stackClass } from "#ui/primitives.ts";
import { Switch } from "#ui/Switch.tsx";
import type { SubjectValue } from "./subject-value.ts";
import { SubjectPicker } from "./SubjectPicker.tsx";

type Fields = SubjectValue & { everyone: boolean };

export interface RuleSubjectsProps<Values extends Fields> {
  form: UseFormReturn<Values>;
  /** Whether a rule that is not for everyone must name people or roles; by default always. */
  isRequired?: (values: Values) => boolean;
  everyoneHint: string;
  subjectsHint: string;
}

export function RuleSubjects<Values extends Fields>({
  form,
  isRequired = () => true,
  everyoneHint,
  subjectsHint,
}: RuleSubjectsProps<Values>) {
  const t = useTranslations("attendanceRules.form");
  const errorText = useFieldErrorText();
  // A form with more fields is no form of fewer to the compiler.
  const { control, register, setValue, formState } = form as unknown as UseFormReturn<Fields>;
  const [everyone, roles] = useWatch({ control, name: ["everyone", "roles"] });
  return (
    <div className={stackClass(5)}>
      <Switch label={t("everyone")} hint={everyoneHint} {...register("everyone")} />
      {!everyone && (
        <Controller
          control={control}
          name="users"
          rules={{
            validate: (users, values) =>
              !isRequired(values as unknown as Values) || validated(requiredField)([...users, ...values.roles]),
          }}
          render={({ field, fieldState: { error } }) => (
            <SubjectPicker
              label={t("subjects")}
              hint={subjectsHint}
              required
              value={{ users: field.value, roles }}
              onChange={(value) => {
                setValue("roles", value.roles, { shouldDirty: true });
                field.onChange(value.users);
              }}
              onBlur={field.onBlur}
              error={errorText(error) ?? errorText(errorWithin(formState.errors.roles))}
            />
          )}
        />
      )}
    </div>
  );
}
