import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { isolated } from "#client/isolated.ts";
import type { Passkey } from "#modules/identity/contract/factors/schemas.ts";
import { firstOf, maxLength, required } from "#shared/validators.ts";
import { TextField } from "#ui/TextField.tsx";
import { renamePasskey } from "./api.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { noProof, useFactorForm } from "./use-factor-form.ts";

export interface RenamePasskeyProps {
  passkey: Passkey;
  onClose: () => void;
  onDone: () => void;
}

/** What a passkey is called, changed. */
export function RenamePasskey({ passkey: { id, name }, onClose, onDone }: RenamePasskeyProps) {
  const t = useTranslations("factors");
  const errorText = useFieldErrorText();
  const form = useFactorForm(
    noProof,
    async (values) => {
      await renamePasskey({ params: { id }, body: { name: values.name.trim() } });
      onDone();
    },
    name,
  );
  return (
    <FormDialog
      title={t("renaming.title", { name: isolated(name) })}
      size="sm"
      sendingLabel={t("working")}
      submitLabel={t("renaming.save")}
      isSending={form.isSending}
      isDirty={form.isDirty}
      failure={form.failure}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextField
        label={t("newPasskey.name")}
        hint={t("newPasskey.nameHint")}
        required
        dir="auto"
        autoComplete="off"
        data-autofocus=""
        error={errorText(form.errors.name)}
        {...form.register("name", { validate: validated(firstOf(required, maxLength(60))) })}
      />
    </FormDialog>
  );
}
