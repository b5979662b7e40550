import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { useToast } from "#ui/toast-context.ts";
import { approveOwnEmail, heldEmailQuery } from "./api.ts";
import { ProofDialog } from "./ProofDialog.tsx";

/** A new email address that waits for the user's approval; renders nothing without one. */
export function NewAddress() {
  const t = useTranslations("factors");
  const toast = useToast();
  const { data, refetch } = useQuery(heldEmailQuery);
  const [isAsked, setIsAsked] = useState(false);
  if (data === undefined || data.data.email === null) return null;
  const email = isolated(data.data.email);
  const close = (): void => setIsAsked(false);
  return (
    <>
      <Banner
        tone="warning"
        action={
          <Button size="sm" onClick={() => setIsAsked(true)}>
            {t("newAddress.agree")}
          </Button>
        }
      >
        {t("newAddress.text", { email })}
      </Banner>
      {isAsked && (
        <ProofDialog
          title={t("newAddress.title")}
          submitLabel={t("newAddress.agree")}
          hint={t("passwordText")}
          send={async (_, body) => {
            await approveOwnEmail({ body });
            toast({ message: t("newAddress.agreed"), tone: "success" });
            close();
            void refetch();
          }}
          onClose={close}
        >
          <p>{t("newAddress.consequence", { email })}</p>
        </ProofDialog>
      )}
    </>
  );
}
