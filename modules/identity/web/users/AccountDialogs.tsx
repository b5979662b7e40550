import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { isProblem } from "#client/problems.ts";
import { useHolds } from "#client/use-holds.ts";
import { beginViewing } from "#client/viewing.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { Account } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { email, firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { Banner } from "#ui/Banner.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useMailDelivery } from "../api.ts";
import { changeAccountEmail, deactivateAccount, startViewing, useRefreshAccounts } from "./api.ts";
import { MailNotice } from "./components/MailNotice.tsx";
import { ReasonField } from "./components/ReasonField.tsx";

interface AccountDialogProps {
  account: Account;
  onClose: () => void;
}

/** Another module's form that reassigns pending approvals before an account is closed. */
export type HandOverSlot = (personId: string, onDone: () => void) => ReactNode;

/** Asks for a reason before an account is closed, or a pending one is rejected. */
export function CloseAccount({ account, handOver, onClose }: AccountDialogProps & { handOver: HandOverSlot }) {
  const t = useTranslations("accounts");
  const locale = useLocale();
  const refresh = useRefreshAccounts();
  const name = isolated(nameIn(locale, account));
  const isWaiting = account.status === "waiting";
  const isWhole = useHolds("user.manage") === "whole";
  const { input, failure, setFailure, frame } = useEntityForm({
    initial: { reason: "" },
    onClose,
    async save({ reason }) {
      await deactivateAccount({ params: { id: account.id }, body: { reason: reason.trim() } });
      await refresh();
      return t("closing.done", { name });
    },
  });
  return (
    <FormDialog
      title={t(isWaiting ? "closing.refuseTitle" : "closing.title", { name })}
      submitLabel={t(isWaiting ? "account.refuse" : "action.deactivate")}
      tone="danger"
      size="sm"
      {...frame}
    >
      {isProblem(failure, "approvals_waiting") &&
        (isWhole ? (
          handOver(account.id, () => setFailure(null))
        ) : (
          <Banner tone="warning">{t("closing.handOverElsewhere")}</Banner>
        ))}
      <p>{t(isWaiting ? "closing.refuseText" : "closing.text")}</p>
      {isWaiting && <MailNotice />}
      <ReasonField label={t("reason")} hint={t("closing.reasonHint")} input={input} />
    </FormDialog>
  );
}

/** Asks for a reason before an administrator views the portal as another user. */
export function ViewAsDialog({ account, onClose }: AccountDialogProps) {
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
      <ReasonField label={t("reason")} input={input} />
    </FormDialog>
  );
}

const newEmailCheck = validated<string>(firstOf(requiredField, email, maxLength(254)));

export function EmailDialog({ account, onClose }: AccountDialogProps) {
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
        {...input("email", { validate: newEmailCheck })}
      />
    </FormDialog>
  );
}
