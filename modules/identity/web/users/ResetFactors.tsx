import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import type { Account } from "#modules/identity/contract/users/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { useToast } from "#ui/toast-context.ts";
import { resetAccountFactors, useRefreshAccounts } from "./api.ts";

/** Asks before everything but the password is taken from somebody's account. */
export function ResetFactors({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTranslations("accounts");
  const locale = useLocale();
  const toast = useToast();
  const problemText = useProblemText();
  const refresh = useRefreshAccounts();
  const name = isolated(nameIn(locale, account));
  const { mutate, isPending } = useMutation({
    mutationFn: () => resetAccountFactors({ params: { id: account.id } }),
    onSuccess: () => toast({ message: t("factors.done", { name }), tone: "success" }),
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
    onSettled: async () => {
      await refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => mutate()}
      title={t("factors.resetTitle", { name })}
      confirmLabel={t("factors.reset")}
      working={isPending}
    >
      {t("factors.resetText")}
    </ConfirmDialog>
  );
}
