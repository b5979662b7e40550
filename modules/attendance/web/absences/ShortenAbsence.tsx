import { Controller } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { isProblem } from "#client/problems.ts";
import { DateInput } from "#kit/DateInput.tsx";
import type { Absence } from "#modules/attendance/contract/schemas-day.ts";
import { nameIn } from "#shared/locale.ts";
import { requiredField } from "#shared/validators.ts";
import { TimeOfDayField } from "#ui/dates/TimeOfDayField.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { gridClass } from "#ui/primitives.ts";
import { useRefresh } from "../use-refresh.ts";
import { useAbsenceSpan } from "./AbsenceItem.tsx";
import { isWholeDays } from "./absence-values.ts";
import { updateAbsence } from "./api.ts";
import { ChangeReason } from "./ChangeReason.tsx";

type Values = {
  fromDate: string | null;
  toDate: string | null;
  fromTime: string | null;
  toTime: string | null;
  reason: string;
};

/** Asks what is left of leave, a mission or a permission: days of whole days, hours of hours. */
export function ShortenAbsence({ absence, onClose }: { absence: Absence; onClose: () => void }) {
  const t = useTranslations("attendanceOfficer.absence");
  const locale = useLocale();
  const formats = useFormats();
  const refresh = useRefresh();
  const span = useAbsenceSpan()(absence);
  const { id, version, kind, person, request, fromDate, toDate, fromTime, toTime } = absence;
  const dates = fromDate === toDate ? [] : (["fromDate", "toDate"] as const);
  const times = isWholeDays(absence) ? [] : (["fromTime", "toTime"] as const);
  const name = isolated(nameIn(locale, person));

  const { form, control, errorOf, frame } = useEntityForm<Values>({
    initial: { fromDate, toDate, fromTime, toTime, reason: "" },
    onClose,
    fields: [...dates, ...times, "reason"],
    async save({ reason, ...left }) {
      if (left.fromDate === null || left.toDate === null || left.fromTime === null || left.toTime === null)
        throw new Error("An absence without its dates was let through.");
      const { fromDate: firstDay, toDate: lastDay, fromTime: begins, toTime: ends } = left;
      const body = { version, fromDate: firstDay, toDate: lastDay, fromTime: begins, toTime: ends, reason };
      await updateAbsence({ params: { id }, body });
      void refresh();
      return t("shortened");
    },
    onRefused(error) {
      // Another officer was quicker: what is left now is shown behind.
      if (isProblem(error, "stale_version") || isProblem(error, "not_found")) void refresh();
    },
  });
  const required = { validate: validated(requiredField) };
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
            <Controller
              key={field}
              control={control}
              name={field}
              rules={required}
              render={({ field: { value, onChange, onBlur } }) => (
                <TimeOfDayField
                  label={t(field)}
                  required
                  value={value}
                  onChange={onChange}
                  onBlur={onBlur}
                  error={errorOf(field)}
                />
              )}
            />
          ))}
        </div>
      )}
      {request !== null && <ChangeReason form={form} />}
    </FormDialog>
  );
}
