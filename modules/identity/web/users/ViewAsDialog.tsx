import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { beginViewing } from "#client/viewing.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { Account } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { startViewing } from "./api.ts";
import { ReasonField } from "./components/ReasonField.tsx";

/** Asks for a reason before an administrator views the portal as another user. */
export function ViewAsDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations("accounts");
  const locale = useLocale();
  const { input, frame } = useEntityForm({
    initial: { reason: "" },
    onClose,
    async save({ reason }) {
      beginViewing((await startViewing({ params: { id: account.id }, body: { reason: reason.trim() } })).data);
    },
  });
  const title = t("viewing.title", { name: isolated(nameIn(locale, account)) });
  return (
    <FormDialog title={title} submitLabel={t("viewing.start")} size="sm" {...frame}>
      <p>{t("viewing.text")}</p>
      <ReasonField label={t("closing.reason")} input={input} />
    </FormDialog>
  );
}
