import { useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { FormDialog } from "#ui/FormDialog.tsx";
import { ProofFields } from "../factors/ProofFields.tsx";
import { useFactorForm } from "../factors/use-factor-form.ts";
import { linkAccount } from "./api.ts";

/** Asks for the password, then leaves for the provider. */
export function LinkAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("linkedAccount");
  const problemText = useProblemText();
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
      cancelLabel={t("cancel")}
      size="sm"
      isSending={form.isSending || isLeaving}
      isDirty={form.isDirty}
      failure={form.failure === null ? null : problemText(form.failure)}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p>{t("linkText")}</p>
      <ProofFields {...form.proofFields()} />
    </FormDialog>
  );
}
