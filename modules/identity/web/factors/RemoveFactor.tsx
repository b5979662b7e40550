import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { isolated } from "#client/isolated.ts";
import type { SecondFactor } from "#modules/identity/contract/factors/schemas.ts";
import { required } from "#shared/validators.ts";
import { TextField } from "#ui/TextField.tsx";
import { removePasskey, removeTotp } from "./api.ts";
import { FormDialog } from "./FormDialog.tsx";
import { ProofField } from "./ProofField.tsx";
import { useFactorForm } from "./use-factor-form.ts";

export interface RemoveFactorProps {
  /** What is to go: a passkey, or the app. */
  target: { id: string; name: string } | "app";
  held: SecondFactor;
  onClose: () => void;
  onDone: () => void;
}

/** Takes the password and a factor before a factor goes. */
export function RemoveFactor({ target, held, onClose, onDone }: RemoveFactorProps) {
  const t = useTranslations("factors");
  const errorText = useFieldErrorText();
  const form = useFactorForm(async ({ password, code }) => {
    const body = { ...(held.hasPassword ? { password } : {}), ...(code.trim() === "" ? {} : { code }) };
    await (target === "app" ? removeTotp({ body }) : removePasskey({ params: { id: target.id }, body }));
    onDone();
  });
  const isLast = held.passkeys.length + (held.totp === null ? 0 : 1) === 1;
  const { register, errors } = form;
  return (
    <FormDialog
      title={target === "app" ? t("removing.appTitle") : t("removing.passkeyTitle", { name: isolated(target.name) })}
      submitLabel={t("removing.action")}
      tone="danger"
      isSending={form.isSending}
      isDirty={form.isDirty}
      failure={form.failure}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p>{t(isLast ? "removing.lastText" : "removing.text")}</p>
      {held.hasPassword && (
        <ProofField error={errors.password} {...register("password", { validate: validated(required) })} />
      )}
      {held.isCodeNeeded && (
        <TextField
          label={t("removing.code")}
          required
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          error={errorText(errors.code)}
          {...register("code", { validate: validated(required) })}
        />
      )}
    </FormDialog>
  );
}
