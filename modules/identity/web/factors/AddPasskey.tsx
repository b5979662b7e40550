import { startRegistration } from "@simplewebauthn/browser";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { describeDevice } from "#modules/identity/contract/device.ts";
import { firstOf, maxLength, required } from "#shared/validators.ts";
import { Banner } from "#ui/Banner.tsx";
import { TextField } from "#ui/TextField.tsx";
import { readPasskeyRegistration, registerPasskey } from "./api.ts";
import { ProofDialog } from "./ProofDialog.tsx";
import type { FactorForm, GivenProof, WantedProof } from "./use-factor-form.ts";

/** The browser created no passkey: cancelled, already registered on this device, or unsupported. */
class PasskeyNotMade extends Error {}

/** Creates a passkey and registers it; returns recovery codes with the first factor. */
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

/** Returns the default name of a passkey of this device. */
function suggestedName(): string {
  const { browser, system } = describeDevice(navigator.userAgent);
  return [browser, system].filter((part) => part !== null).join(", ");
}

/** Requests a name; the browser requests the rest. */
export function AddPasskey({ proof, onClose, onDone }: AddPasskeyProps) {
  const t = useTranslations("factors");
  const [isNotMade, setIsNotMade] = useState(false);
  return (
    <ProofDialog
      title={t("passkeys.add")}
      submitLabel={t("newPasskey.create")}
      proof={proof}
      name={suggestedName()}
      hint={t("passwordText")}
      send={async ({ name }, given) => {
        setIsNotMade(false);
        try {
          onDone(await makePasskey(name.trim(), given));
        } catch (error) {
          if (!(error instanceof PasskeyNotMade)) throw error;
          setIsNotMade(true);
        }
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <div role="alert">{isNotMade && <Banner tone="warning">{t("newPasskey.failed")}</Banner>}</div>
          <PasskeyName form={form} />
        </>
      )}
    </ProofDialog>
  );
}

const nameCheck = { validate: validated(firstOf(required, maxLength(60))) };

export function PasskeyName({ form, takesFocus = false }: { form: FactorForm; takesFocus?: boolean }) {
  const t = useTranslations("factors.newPasskey");
  return (
    <TextField
      label={t("name")}
      hint={t("nameHint")}
      required
      dir="auto"
      autoComplete="off"
      {...(takesFocus ? { "data-autofocus": "" } : {})}
      {...form.input("name", nameCheck)}
    />
  );
}
