import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
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
      {...form.frame}
      onClose={onClose}
    >
      <TextField
        label={t("newPasskey.name")}
        hint={t("newPasskey.nameHint")}
        required
        dir="auto"
        autoComplete="off"
        data-autofocus=""
        {...form.input("name", { validate: validated(firstOf(required, maxLength(60))) })}
      />
    </FormDialog>
  );
}
