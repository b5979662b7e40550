import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { beginViewing } from "#client/viewing.ts";
import type { Account } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { startViewing } from "./api.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";

const check = validated<string>(firstOf(requiredField, maxLength(500)));

/** Asks why before an administrator sees the portal as somebody else. */
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
  return (
    <FormDialog
      title={t("viewing.title", { name: isolated(nameIn(locale, account)) })}
      submitLabel={t("viewing.start")}
      size="sm"
      {...frame}
    >
      <p>{t("viewing.text")}</p>
      <TextArea
        label={t("viewing.reason")}
        required
        dir="auto"
        minRows={2}
        data-autofocus=""
        {...input("reason", { validate: check })}
      />
    </FormDialog>
  );
}
