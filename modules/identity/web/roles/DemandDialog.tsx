import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import { firstOf, requiredField, toLatinDigits, wholeNumeric } from "#shared/validators.ts";
import { TextField } from "#ui/TextField.tsx";
import { useToast } from "#ui/toast-context.ts";
import { updateRole } from "./api.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useRefreshRoles } from "./use-refresh-roles.ts";

/** What is offered where nothing was chosen yet. */
const usualDays = 14;

/** Has a role ask for a second factor, after days of grace. */
export function DemandDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useTranslations("roles.demand");
  const errorText = useFieldErrorText();
  const toast = useToast();
  const refresh = useRefreshRoles();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { secondFactorGraceDays: String(role.secondFactorGraceDays ?? usualDays) },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const save = handleSubmit(async ({ secondFactorGraceDays: days }) => {
    setFailure(null);
    try {
      const secondFactorGraceDays = Number(toLatinDigits(days));
      await updateRole({ params: { id: role.id }, body: { version: role.version, secondFactorGraceDays } });
      toast({ message: t("asked"), tone: "success" });
      onClose();
    } catch (error) {
      if (!showFieldProblems<{ secondFactorGraceDays: string }>(error, ["secondFactorGraceDays"], setError))
        setFailure(error);
    } finally {
      void refresh();
    }
  });
  return (
    <FormDialog
      title={t("dialogTitle")}
      submitLabel={t("ask")}
      isSending={isSubmitting}
      isDirty={isDirty}
      failure={failure}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{t("dialogText")}</p>
      <TextField
        label={t("days")}
        hint={t("daysHint")}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        data-autofocus=""
        error={errorText(errors.secondFactorGraceDays)}
        {...register("secondFactorGraceDays", { validate: validated(firstOf(requiredField, wholeNumeric)) })}
      />
    </FormDialog>
  );
}
