import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { isProblem } from "#client/problems.ts";
import type { Account } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { email, firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { TextField } from "#ui/TextField.tsx";
import { useMailDelivery } from "../api.ts";
import { changeAccountEmail, useRefreshAccounts } from "./api.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { MailNotice } from "./components/MailNotice.tsx";

const check = validated<string>(firstOf(requiredField, email, maxLength(254)));

export function EmailDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations("accounts.email");
  const locale = useLocale();
  const refresh = useRefreshAccounts();
  const deliversMail = useMailDelivery();
  const isAtOnce = account.status === "invited" || account.status === "unconfirmed";
  const { input, frame } = useEntityForm({
    initial: { email: "" },
    onClose,
    fieldOf: { name_taken: "email" },
    async save(values) {
      const body = { version: account.version, email: values.email.trim() };
      const { data } = await changeAccountEmail({ params: { id: account.id }, body });
      await refresh();
      const sent = isAtOnce ? "changed" : data.isEmailHeld ? "held" : "asked";
      return t(deliversMail ? sent : "kept");
    },
    // Another user has changed the account: refresh the page behind the dialog.
    onRefused: (error) => void (isProblem(error, "stale_version") && refresh()),
  });
  return (
    <FormDialog
      title={t("title", { name: isolated(nameIn(locale, account)) })}
      submitLabel={t("save")}
      size="sm"
      {...frame}
    >
      <p>{t(isAtOnce ? "atOnceText" : "text")}</p>
      <MailNotice />
      <TextField
        label={t("label")}
        required
        type="email"
        autoComplete="off"
        data-autofocus=""
        {...input("email", { validate: check })}
      />
    </FormDialog>
  );
}
