import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { isProblem } from "#client/problems.ts";
import { DateInput } from "#kit/DateInput.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { Absence } from "#modules/attendance/contract/schemas-day.ts";
import { gridClass } from "#ui/primitives.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { cutAbsence } from "../days/api.ts";
import { useRefresh } from "../use-refresh.ts";
import { checkReason, useAbsenceSpan } from "./absence-values.ts";

type Values = { from: string | null; to: string | null; reason: string };

/** Takes days out of an absence of whole days; what is before and after them stays. */
export function CutAbsence({ absence, onClose }: { absence: Absence; onClose: () => void }) {
  const t = useTranslations("attendanceOfficer.absence");
  const formats = useFormats();
  const refresh = useRefresh();
  const span = useAbsenceSpan()(absence);
  const { id, version, kind, person, request, fromDate: min, toDate: max } = absence;
  const name = isolated(formats.name(person));
  const { control, input, frame } = useEntityForm<Values>({
    initial: { from: null, to: null, reason: "" },
    onClose,
    async save({ from, to, reason }) {
      if (from === null || to === null) throw new Error("Days without a date were let through.");
      await cutAbsence({ params: { id }, body: { version, from, to, reason: reason.trim() || null } });
      void refresh();
      return t("shortened");
    },
    onRefused(error) {
      // Changed by another officer: the page behind shows the current state.
      if (isProblem(error, "stale_version") || isProblem(error, "not_found")) void refresh();
    },
  });
  return (
    <FormDialog title={t("cutTitle", { kind: t(`kind.${kind}`), name })} submitLabel={t("cut")} {...frame}>
      <p>{t("cutText", { span })}</p>
      {request !== null && (
        <p>{t("shortensRequest", { request: formats.number(Number(request), { useGrouping: false }), name })}</p>
      )}
      <div className={gridClass(12, 4, "align-start")}>
        <DateInput control={control} name="from" label={t("fromDate")} min={min} max={max} required />
        <DateInput control={control} name="to" label={t("toDate")} min={min} max={max} notBefore="from" required />
      </div>
      {request !== null && (
        <TextArea label={t("reason")} required dir="auto" minRows={2} {...input("reason", { validate: checkReason })} />
      )}
    </FormDialog>
  );
}
