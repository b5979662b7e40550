import { startRegistration } from "@simplewebauthn/browser";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { describeDevice } from "#modules/identity/contract/device.ts";
import { firstOf, maxLength, required } from "#shared/validators.ts";
import { Banner } from "#ui/Banner.tsx";
import { TextField } from "#ui/TextField.tsx";
import { readPasskeyRegistration, registerPasskey } from "./api.ts";
import { ProofDialog } from "./ProofDialog.tsx";
import { useFactorForm, type WantedProof, type GivenProof } from "./use-factor-form.ts";

/** The browser made no passkey: the person thought better of it, has one for this account there, or the device cannot. */
class PasskeyNotMade extends Error {}

/** Has the browser make a passkey and the server keep it; answers recovery codes with the first factor. */
async function makePasskey(name: string, proof: GivenProof): Promise<string[] | null> {
  const { data: optionsJSON } = await readPasskeyRegistration({ body: proof });
  const made = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw new PasskeyNotMade("The browser made no passkey.", { cause: error });
  });
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  const kept = { name, credential: made.id, clientDataJSON, attestationObject, transports };
  return (await registerPasskey({ body: kept })).data.recoveryCodes;
}

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
