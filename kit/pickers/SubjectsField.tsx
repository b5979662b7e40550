import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { errorWithin, useFieldErrorText, validated } from "#client/form-errors.ts";
import { requiredField } from "#shared/validators.ts";
import { stackClass } from "#ui/primitives.ts";
import { Switch } from "#ui/Switch.tsx";
import type { SubjectValue } from "./chosen-subjects.ts";
import { SubjectPicker, type SubjectSource } from "./SubjectPicker.tsx";

type Fields = SubjectValue & { everyone: boolean };

export interface SubjectsFieldProps<Values extends Fields> {
  form: UseFormReturn<Values>;
  source: SubjectSource;
  /** Whether a rule that is not for everyone must name people or roles; by default always. */
  isRequired?: (values: Values) => boolean;
  everyoneHint: string;
  subjectsHint: string;
}

/** Chooses everyone, or people and roles: the fields `everyone`, `users` and `roles` of a form. */
export function SubjectsField<Values extends Fields>({
  form,
  source,
  isRequired = () => true,
  everyoneHint,
  subjectsHint,
}: SubjectsFieldProps<Values>) {
  const t = useTranslations("kitSubjects");
  const errorText = useFieldErrorText();
  // A form with more fields is no form of fewer to the compiler.
  const { control, register, setValue, formState } = form as unknown as UseFormReturn<Fields>;
  const [everyone, roles] = useWatch({ control, name: ["everyone", "roles"] });
  return (
    <div className={stackClass(5)}>
      <Switch label={t("forEveryone")} hint={everyoneHint} {...register("everyone")} />
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
              source={source}
              label={t("label")}
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
