import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import type { Absence } from "#modules/attendance/contract/schemas-day.ts";
import { nameIn } from "#shared/locale.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { useToast } from "#ui/toast-context.ts";
import { useRefresh } from "../use-refresh.ts";
import { useAbsenceSpan } from "./use-absence-span.ts";
import { deleteAbsence } from "./api.ts";

/** Confirms the cancellation of an absence, which recomputes its days. */
export function RemoveAbsence({ absence, onClose }: { absence: Absence; onClose: () => void }) {
  const t = useTranslations("attendanceOfficer.absence");
  const locale = useLocale();
  const problemText = useProblemText();
  const toast = useToast();
  const refresh = useRefresh();
  const span = useAbsenceSpan()(absence);
  const removal = useMutation({
    mutationFn: () => deleteAbsence({ params: { id: absence.id } }),
    onSuccess: () => toast({ message: t("removed"), tone: "success" }),
    // Already cancelled by another officer.
    onError: (error) =>
      toast({ message: problemText(error), tone: isProblem(error, "not_found") ? "plain" : "danger" }),
    onSettled: () => {
      void refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => removal.mutate()}
      title={t("removeTitle", { kind: t(`kind.${absence.kind}`), name: isolated(nameIn(locale, absence.person)) })}
      confirmLabel={t(`remove.${absence.kind}`)}
      cancelLabel={t("keep")}
      working={removal.isPending}
    >
      {t("removeText", { span })}
    </ConfirmDialog>
  );
}
