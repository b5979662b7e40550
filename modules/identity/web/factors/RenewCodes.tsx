import { useState } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { isProblem } from "#client/problems.ts";
import { required } from "#shared/validators.ts";
import { renewRecoveryCodes } from "./api.ts";
import { FormDialog } from "./FormDialog.tsx";
import { ProofField } from "./ProofField.tsx";
import { useFactorForm } from "./use-factor-form.ts";

export interface RenewCodesProps {
  isProofNeeded: boolean;
  onClose: () => void;
  onDone: (recoveryCodes: string[]) => void;
}

/** Asks before the recovery codes that somebody has become worthless. */
export function RenewCodes({ isProofNeeded, onClose, onDone }: RenewCodesProps) {
  const t = useTranslations("factors");
  const [wantsProof, setWantsProof] = useState(isProofNeeded);
  const form = useFactorForm(async ({ password }) => {
    try {
      onDone((await renewRecoveryCodes({ body: wantsProof ? { password } : {} })).data.recoveryCodes);
    } catch (error) {
      if (isProblem(error, "proof_needed")) setWantsProof(true);
      throw error;
    }
  });
  return (
    <FormDialog
      title={t("recovery.renewTitle")}
      submitLabel={t("recovery.renew")}
      isSending={form.isSending}
      isDirty={form.isDirty}
      failure={form.failure}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p>{t("recovery.renewText")}</p>
      {wantsProof && (
        <ProofField
          error={form.errors.password}
          hint={t("passwordText")}
          {...form.register("password", { validate: validated(required) })}
        />
      )}
    </FormDialog>
  );
}
