import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { useToast } from "#ui/toast-context.ts";
import { approveOwnEmail, heldEmailQuery } from "./api.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { ProofFields } from "./ProofFields.tsx";
import { noProof, useFactorForm } from "./use-factor-form.ts";

/** A new address that waits for its owner's agreement; nothing where none waits. */
export function NewAddress() {
  const t = useTranslations("factors.newAddress");
  const { data, refetch } = useQuery(heldEmailQuery);
  const [isAsked, setIsAsked] = useState(false);
  const email = data?.data.email ?? null;
  if (email === null) return null;
  return (
    <>
      <Banner
        tone="warning"
        action={
          <Button size="sm" onClick={() => setIsAsked(true)}>
            {t("agree")}
          </Button>
        }
      >
        {t("text", { email: isolated(email) })}
      </Banner>
      {isAsked && <AgreeDialog email={email} onClose={() => setIsAsked(false)} onDone={() => void refetch()} />}
    </>
  );
}

function AgreeDialog({ email, onClose, onDone }: { email: string; onClose: () => void; onDone: () => void }) {
  const t = useTranslations("factors");
  const toast = useToast();
  const form = useFactorForm(noProof, async (_, body) => {
    await approveOwnEmail({ body });
    toast({ message: t("newAddress.agreed"), tone: "success" });
    onClose();
    onDone();
  });
  return (
    <FormDialog
      title={t("newAddress.title")}
      size="sm"
      sendingLabel={t("working")}
      submitLabel={t("newAddress.agree")}
      {...form.frame}
      onClose={onClose}
    >
      <p>{t("newAddress.consequence", { email: isolated(email) })}</p>
      <ProofFields {...form.proofFields()} hint={t("passwordText")} />
    </FormDialog>
  );
}
