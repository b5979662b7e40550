import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import { useToast } from "#ui/toast-context.ts";
import { useRefresh } from "../use-refresh.ts";
import { lockMonth } from "./api.ts";
import { useMonthName } from "./use-month-name.ts";

/** Asks before a month is locked. */
export function LockMonth({ month, onClose }: { month: string; onClose: () => void }) {
  const t = useTranslations("attendanceReview.months");
  const refresh = useRefresh();
  const toast = useToast();
  const problemText = useProblemText();
  const name = useMonthName().name(month);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => lockMonth({ params: { month } }),
    onSuccess: () => {
      toast({ message: t("locked", { month: name }), tone: "success" });
      onClose();
    },
    onSettled: refresh,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => mutate()}
      title={t("lockTitle", { month: name })}
      confirmLabel={t("lock")}
      tone="strong"
      working={isPending}
    >
      <p>{t("lockText")}</p>
      <FormError message={error === null ? null : problemText(error)} takeFocus />
    </ConfirmDialog>
  );
}
