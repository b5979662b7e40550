import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { beginViewing } from "#client/viewing.ts";
import type { Account } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { startViewing } from "./api.ts";
import { FormDialog } from "#kit/FormDialog.tsx";

const check = validated<string>(firstOf(requiredField, maxLength(500)));

/** Asks why before an administrator sees the portal as somebody else. */
export function ViewAsDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations("accounts");
  const locale = useLocale();
  const errorText = useFieldErrorText();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { reason: "" } });
  const { errors, isDirty, isSubmitting } = formState;
  const send = handleSubmit(async ({ reason }) => {
    setFailure(null);
    try {
      const { data } = await startViewing({ params: { id: account.id }, body: { reason: reason.trim() } });
      beginViewing(data);
    } catch (error) {
      if (!showFieldProblems<{ reason: string }>(error, ["reason"], setError)) setFailure(error);
    }
  });
  return (
    <FormDialog
      title={t("viewing.title", { name: isolated(nameIn(locale, account)) })}
      submitLabel={t("viewing.start")}
      size="sm"
      isSending={isSubmitting}
      isDirty={isDirty}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t("viewing.text")}</p>
      <TextArea
        label={t("viewing.reason")}
        required
        dir="auto"
        minRows={2}
        data-autofocus=""
        error={errorText(errors.reason)}
        {...register("reason", { validate: check })}
      />
    </FormDialog>
  );
}
