import { useState } from "react";
import { useTranslations } from "use-intl";
import { FormDialog } from "#kit/FormDialog.tsx";
import { ProofFields } from "../factors/ProofFields.tsx";
import { useFactorForm } from "../factors/use-factor-form.ts";
import { linkAccount } from "./api.ts";

/** Asks for the password, then leaves for the provider. */
export function LinkAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("linkedAccount");
  const [isLeaving, setIsLeaving] = useState(false);
  const form = useFactorForm({ password: true, code: false }, async ({ password }, { code }) => {
    const body = { currentPassword: password, ...(code === undefined ? {} : { code }) };
    const { data } = await linkAccount({ body });
    setIsLeaving(true);
    location.assign(data.address);
  });
  return (
    <FormDialog
      title={t("linkTitle")}
      submitLabel={t("go")}
      sendingLabel={t("going")}
      size="sm"
      {...form.frame}
      isSending={form.frame.isSending || isLeaving}
      onClose={onClose}
    >
      <p>{t("linkText")}</p>
      <ProofFields {...form.proofFields()} />
    </FormDialog>
  );
}
