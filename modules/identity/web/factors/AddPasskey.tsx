import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { describeDevice } from "#modules/identity/contract/device.ts";
import { firstOf, maxLength, required } from "#shared/validators.ts";
import { Banner } from "#ui/Banner.tsx";
import { TextField } from "#ui/TextField.tsx";
import { makePasskey, PasskeyNotMade } from "./create-passkey.ts";
import { ProofDialog } from "./ProofDialog.tsx";
import { useFactorForm, type WantedProof } from "./use-factor-form.ts";

export interface AddPasskeyProps {
  proof: WantedProof;
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
export function AddPasskey({ proof, onClose, onDone }: AddPasskeyProps) {
  const t = useTranslations("factors");
  const errorText = useFieldErrorText();
  const [isNotMade, setIsNotMade] = useState(false);
  const form = useFactorForm(
    proof,
    async ({ name }, given) => {
      setIsNotMade(false);
      try {
        onDone(await makePasskey(name.trim(), given));
      } catch (error) {
        if (!(error instanceof PasskeyNotMade)) throw error;
        setIsNotMade(true);
      }
    },
    suggestedName(),
  );
  const { register, errors } = form;
  return (
    <ProofDialog
      title={t("newPasskey.title")}
      submitLabel={t("newPasskey.create")}
      form={form}
      hint={t("passwordText")}
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
    </ProofDialog>
  );
}
