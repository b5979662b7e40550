import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import type { SecondFactor } from "#modules/identity/contract/factors/schemas.ts";
import { removePasskey, removeTotp } from "./api.ts";
import { ProofDialog } from "./ProofDialog.tsx";
import { useFactorForm } from "./use-factor-form.ts";

export interface RemoveFactorProps {
  /** What is to go: a passkey, or the app. */
  target: { id: string; name: string } | "app";
  held: SecondFactor;
  onClose: () => void;
  onDone: () => void;
}

/** Takes the password and a factor before a factor goes. */
export function RemoveFactor({ target, held, onClose, onDone }: RemoveFactorProps) {
  const t = useTranslations("factors");
  const form = useFactorForm({ password: held.hasPassword, code: held.isCodeNeeded }, async (_, body) => {
    await (target === "app" ? removeTotp({ body }) : removePasskey({ params: { id: target.id }, body }));
    onDone();
  });
  const isLast = held.passkeys.length + (held.totp === null ? 0 : 1) === 1;
  return (
    <ProofDialog
      title={target === "app" ? t("removing.appTitle") : t("removing.passkeyTitle", { name: isolated(target.name) })}
      submitLabel={t("removing.action")}
      tone="danger"
      form={form}
      onClose={onClose}
    >
      <p>{t(isLast ? "removing.lastText" : "removing.text")}</p>
    </ProofDialog>
  );
}
