import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { isProblem } from "#client/problems.ts";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import { nameIn } from "#shared/locale.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useToast } from "#ui/toast-context.ts";
import { createRole, updateRole } from "./api.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useRefreshRoles } from "./use-refresh-roles.ts";

export interface RoleDialogProps {
  /** The role to be changed; null adds one. */
  existing: Role | null;
  onClose: () => void;
  onSaved: (role: Role) => void;
}

const fields = ["nameEn", "nameAr", "descriptionEn", "descriptionAr"] as const;
const checkName = validated(firstOf(requiredField, maxLength(80)));
const checkDescription = validated(maxLength(300));

const valuesOf = (role: Role | null) => ({
  nameEn: role?.nameEn ?? "",
  nameAr: role?.nameAr ?? "",
  descriptionEn: role?.descriptionEn ?? "",
  descriptionAr: role?.descriptionAr ?? "",
});

/** What a role is called and said to be, in both languages. */
export function RoleDialog({ existing, onClose, onSaved }: RoleDialogProps) {
  const t = useTranslations("roles");
  const locale = useLocale();
  const errorText = useFieldErrorText();
  const toast = useToast();
  const refresh = useRefreshRoles();
  const [failure, setFailure] = useState<unknown>(null);
  // What is compared by the server: of a change made meanwhile, what it left.
  const [base, setBase] = useState(existing);
  const { register, handleSubmit, setError, reset, formState } = useForm({ defaultValues: valuesOf(existing) });
  const { errors, isDirty, isSubmitting } = formState;
  const save = handleSubmit(async (values) => {
    setFailure(null);
    try {
      const { data } =
        base === null
          ? await createRole({ body: values })
          : await updateRole({ params: { id: base.id }, body: { ...values, version: base.version } });
      void refresh();
      toast({ message: t("saved"), tone: "success" });
      onClose();
      onSaved(data);
    } catch (error) {
      if (isProblem(error, "stale_version") && error.problem.current !== undefined) {
        const current = error.problem.current as Role;
        void refresh();
        setBase(current);
        reset(valuesOf(current), { keepDirtyValues: true });
      }
      if (!showFieldProblems<typeof values>(error, fields, setError)) setFailure(error);
    }
  });
  return (
    <FormDialog
      title={existing === null ? t("form.addTitle") : t("form.editTitle", { name: isolated(nameIn(locale, existing)) })}
      submitLabel={t("save")}
      isSending={isSubmitting}
      isDirty={isDirty}
      failure={failure}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t("form.nameEn")}
        required
        lang="en"
        dir="ltr"
        autoComplete="off"
        data-autofocus=""
        error={errorText(errors.nameEn)}
        {...register("nameEn", { validate: checkName })}
      />
      <TextField
        label={t("form.nameAr")}
        required
        lang="ar"
        dir="rtl"
        autoComplete="off"
        error={errorText(errors.nameAr)}
        {...register("nameAr", { validate: checkName })}
      />
      <TextArea
        label={t("form.descriptionEn")}
        optionalLabel={t("form.optional")}
        lang="en"
        dir="ltr"
        minRows={2}
        error={errorText(errors.descriptionEn)}
        {...register("descriptionEn", { validate: checkDescription })}
      />
      <TextArea
        label={t("form.descriptionAr")}
        optionalLabel={t("form.optional")}
        lang="ar"
        dir="rtl"
        minRows={2}
        error={errorText(errors.descriptionAr)}
        {...register("descriptionAr", { validate: checkDescription })}
      />
    </FormDialog>
  );
}
