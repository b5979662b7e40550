import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { isProblem } from "#client/problems.ts";
import { useProblemText } from "#client/problem-text.ts";
import type { Account } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { requiredField } from "#shared/validators.ts";
import { RadioList } from "#ui/RadioList.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useToast } from "#ui/toast-context.ts";
import { startErasure, useRefreshAccounts } from "./api.ts";
import { FormDialog } from "#kit/FormDialog.tsx";

const grounds = ["asked", "retention", "order"] as const;
type Values = { ground: (typeof grounds)[number]; name: string };

const check = validated<string>(requiredField);

/** Asks why, and for the name, before what is kept of somebody is erased for good. */
export function EraseDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations("accounts.erasure");
  const locale = useLocale();
  const errorText = useFieldErrorText();
  const problemText = useProblemText();
  const toast = useToast();
  const refresh = useRefreshAccounts();
  const [failure, setFailure] = useState<unknown>(null);
  const defaultValues: Values = { ground: "asked", name: "" };
  const { control, register, handleSubmit, setError, formState } = useForm<Values>({ defaultValues });
  const { errors, isDirty, isSubmitting } = formState;
  const name = isolated(nameIn(locale, account));
  const send = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await startErasure({ params: { id: account.id }, body: { ...values, name: values.name.trim() } });
    } catch (error) {
      if (isProblem(error, "name_mismatch")) setError("name", { type: "server", message: problemText(error) });
      else if (!showFieldProblems<Values>(error, ["name"], setError)) setFailure(error);
      return;
    }
    await refresh();
    toast({ message: t("started"), tone: "success" });
    onClose();
  });
  return (
    <FormDialog
      title={t("dialogTitle", { name })}
      submitLabel={t("action")}
      tone="danger"
      size="sm"
      isSending={isSubmitting}
      isDirty={isDirty}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t("irreversible")}</p>
      <Controller
        control={control}
        name="ground"
        render={({ field: { value, onChange } }) => (
          <RadioList
            legend={t("ground")}
            options={grounds.map((ground) => ({ value: ground, label: t(`grounds.${ground}`) }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <TextField
        label={t("name")}
        hint={t("nameHint", { name })}
        required
        dir="auto"
        autoComplete="off"
        error={errorText(errors.name)}
        {...register("name", { validate: check })}
      />
    </FormDialog>
  );
}
