import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { isProblem } from "#client/problems.ts";
import { describeDevice } from "#modules/identity/contract/device.ts";
import { firstOf, maxLength, required } from "#shared/validators.ts";
import { Banner } from "#ui/Banner.tsx";
import { TextField } from "#ui/TextField.tsx";
import { FormDialog } from "./FormDialog.tsx";
import { makePasskey, PasskeyNotMade } from "./create-passkey.ts";
import { ProofField } from "./ProofField.tsx";
import { useFactorForm } from "./use-factor-form.ts";

export interface AddPasskeyProps {
  isProofNeeded: boolean;
  onClose: () => void;
  /** With recovery codes when there were none. */
  onDone: (recoveryCodes: string[] | null) => void;
}

/** What a passkey of this device is called unless its owner knows better. */
function suggestedName(): string {
  const { browser, system } = describeDevice(navigator.userAgent);
  return [browser, system].filter((part) => part !== null).join(", ");
}

/** A name, and then the browser asks whatever it asks. */
export function AddPasskey({ isProofNeeded, onClose, onDone }: AddPasskeyProps) {
  const t = useTranslations("factors");
  const errorText = useFieldErrorText();
  const [wantsProof, setWantsProof] = useState(isProofNeeded);
  const [isNotMade, setIsNotMade] = useState(false);
  const form = useFactorForm(async ({ name, password }) => {
    setIsNotMade(false);
    try {
      onDone(await makePasskey(name.trim(), wantsProof ? password : undefined));
    } catch (error) {
      if (isProblem(error, "proof_needed")) setWantsProof(true);
      if (!(error instanceof PasskeyNotMade)) throw error;
      setIsNotMade(true);
    }
  }, suggestedName());
  const { register, errors } = form;
  return (
    <FormDialog
      title={t("newPasskey.title")}
      submitLabel={t("newPasskey.create")}
      isSending={form.isSending}
      isDirty={form.isDirty}
      failure={form.failure}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <div role="alert">{isNotMade && <Banner tone="warning">{t("newPasskey.failed")}</Banner>}</div>
      <TextField
        label={t("newPasskey.name")}
        hint={t("newPasskey.nameHint")}
        required
        dir="auto"
        autoComplete="off"
        error={errorText(errors.name)}
        {...register("name", { validate: validated(firstOf(required, maxLength(60))) })}
      />
      {wantsProof && (
        <ProofField
          error={errors.password}
          hint={t("passwordText")}
          {...register("password", { validate: validated(required) })}
        />
      )}
    </FormDialog>
  );
}
