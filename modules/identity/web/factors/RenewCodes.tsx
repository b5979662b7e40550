import { useTranslations } from "use-intl";
import { renewRecoveryCodes } from "./api.ts";
import { ProofDialog } from "./ProofDialog.tsx";
import { useFactorForm, type WantedProof } from "./use-factor-form.ts";

export interface RenewCodesProps {
  proof: WantedProof;
  onClose: () => void;
  onDone: (recoveryCodes: string[]) => void;
}

/** Asks before the recovery codes that somebody has become worthless. */
export function RenewCodes({ proof, onClose, onDone }: RenewCodesProps) {
  const t = useTranslations("factors");
  const form = useFactorForm(proof, async (_, body) => {
    onDone((await renewRecoveryCodes({ body })).data.recoveryCodes);
  });
  return (
    <ProofDialog
      title={t("recovery.renewTitle")}
      submitLabel={t("recovery.renew")}
      form={form}
      hint={t("passwordText")}
      onClose={onClose}
    >
      <p>{t("recovery.renewText")}</p>
    </ProofDialog>
  );
}
