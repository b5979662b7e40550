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
import { TimeInput } from "../components/TimeInput.tsx";
import { useRefresh } from "../use-refresh.ts";
import { updateAbsence } from "../days/api.ts";
import { checkReason, isWholeDays, useAbsenceSpan } from "./absence-values.ts";

type Values = Record<"fromDate" | "toDate" | "fromTime" | "toTime", string | null> & { reason: string };

/** Shortens leave, a mission or a permission: whole days to fewer days, hours to fewer hours. */
export function ShortenAbsence({ absence, onClose }: { absence: Absence; onClose: () => void }) {
  const t = useTranslations("attendanceOfficer.absence");
  const formats = useFormats();
  const refresh = useRefresh();
  const span = useAbsenceSpan()(absence);
  const { id, version, kind, person, request, fromDate, toDate, fromTime, toTime } = absence;
  const dates = fromDate === toDate ? [] : (["fromDate", "toDate"] as const);
  const times = isWholeDays(absence) ? [] : (["fromTime", "toTime"] as const);
  const name = isolated(formats.name(person));

  const { control, input, frame } = useEntityForm<Values>({
    initial: { fromDate, toDate, fromTime, toTime, reason: "" },
    onClose,
    fields: [...dates, ...times, "reason"],
    async save({ reason, ...left }) {
      const { fromDate, toDate, fromTime, toTime } = left;
      if (fromDate === null || toDate === null || fromTime === null || toTime === null) {
        throw new Error("An absence without a date or time was let through.");
      }
      await updateAbsence({ params: { id }, body: { version, fromDate, toDate, fromTime, toTime, reason } });
      void refresh();
      return t("shortened");
    },
    onRefused(error) {
      // Changed by another officer: the page behind shows the current state.
      if (isProblem(error, "stale_version") || isProblem(error, "not_found")) void refresh();
    },
  });
  return (
    <FormDialog title={t("shortenTitle", { kind: t(`kind.${kind}`), name })} submitLabel={t("shorten")} {...frame}>
      <p>{t("shortenText", { span })}</p>
      {request !== null && (
        <p>{t("shortensRequest", { request: formats.number(Number(request), { useGrouping: false }), name })}</p>
      )}
      {dates.length > 0 && (
        <div className={gridClass(12, 4, "align-start")}>
          {dates.map((field) => (
            <DateInput key={field} control={control} name={field} label={t(field)} required />
          ))}
        </div>
      )}
      {times.length > 0 && (
        <div className={gridClass(12, 4, "align-start")}>
          {times.map((field) => (
            <TimeInput key={field} control={control} name={field} label={t(field)} />
          ))}
        </div>
      )}
      {request !== null && (
        <TextArea label={t("reason")} required dir="auto" minRows={2} {...input("reason", { validate: checkReason })} />
      )}
    </FormDialog>
  );
}
