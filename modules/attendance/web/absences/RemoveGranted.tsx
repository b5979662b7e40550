import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { isProblem } from "#client/problems.ts";
import type { Absence } from "#modules/attendance/contract/schemas-day.ts";
import { nameIn } from "#shared/locale.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { useRefresh } from "../use-refresh.ts";
import { useAbsenceSpan } from "./use-absence-span.ts";
import { checkReason } from "./absence-values.ts";
import { deleteAbsence } from "./api.ts";

/** Requires a reason to cancel an absence that a request entered, and states the effect on the request. */
export function RemoveGranted({ absence, onClose }: { absence: Absence; onClose: () => void }) {
  const { request } = absence;
  const t = useTranslations("attendanceOfficer.absence");
  const locale = useLocale();
  const formats = useFormats();
  const refresh = useRefresh();
  const span = useAbsenceSpan()(absence);
  const name = isolated(nameIn(locale, absence.person));
  const { input, frame } = useEntityForm({
    initial: { reason: "" },
    onClose,
    async save({ reason }) {
      await deleteAbsence({ params: { id: absence.id }, query: { reason } });
      void refresh();
      return t("removed");
    },
    // Changed by another officer: the page behind shows the current state.
    onRefused: (error) => void (isProblem(error, "not_found") && refresh()),
  });
  return (
    <FormDialog
      title={t("removeTitle", { kind: t(`kind.${absence.kind}`), name })}
      submitLabel={t(`remove.${absence.kind}`)}
      tone="danger"
      {...frame}
    >
      <p>{t("removeText", { span })}</p>
      <p>{t("removesRequest", { request: formats.number(Number(request), { useGrouping: false }), name })}</p>
      <TextArea
        label={t("reason")}
        required
        dir="auto"
        minRows={2}
        data-autofocus=""
        {...input("reason", { validate: checkReason })}
      />
    </FormDialog>
  );
}
