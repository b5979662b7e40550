import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import type { Account } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { useToast } from "#ui/toast-context.ts";
import { activateAccount, useRefreshAccounts } from "./api.ts";
import { MailNotice } from "./components/MailNotice.tsx";

/** Asks before an account is approved, or opened again. */
export function OpenAccount({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations("accounts");
  const locale = useLocale();
  const toast = useToast();
  const problemText = useProblemText();
  const refresh = useRefreshAccounts();
  const name = isolated(nameIn(locale, account));
  const isWaiting = account.status === "waiting";
  const { mutate, isPending } = useMutation({
    mutationFn: () => activateAccount({ params: { id: account.id } }),
    onSuccess: () => toast({ message: t("opening.done", { name }), tone: "success" }),
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
    onSettled: async () => {
      await refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      tone="strong"
      onClose={onClose}
      onConfirm={() => mutate()}
      working={isPending}
      title={t(isWaiting ? "opening.approveTitle" : "opening.title", { name })}
      confirmLabel={t(isWaiting ? "account.approve" : "account.activate")}
    >
      <p>{t(isWaiting ? "opening.approveText" : "opening.text")}</p>
      {isWaiting && <MailNotice />}
    </ConfirmDialog>
  );
}
