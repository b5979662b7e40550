import { useState } from "react";
import { useController } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useFormats, useLocale, usePresentation } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { timeZoneName } from "#client/time-zone.ts";
import type { DayDetails } from "#modules/attendance/contract/schemas-day.ts";
import { requiredField } from "#shared/validators.ts";
import { DateTimeField } from "#ui/dates/DateTimeField.tsx";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { useRefresh } from "../use-refresh.ts";
import { enterPunch } from "./api.ts";
import { ReasonFields } from "./ReasonFields.tsx";
import { suggestPunch } from "./suggest-punch.ts";

export interface EnterPunchProps {
  details: DayDetails;
  /** Time zone of the location; typed times are local to it. */
  timeZone: string;
  onClose: () => void;
}

type Values = { kind: "in" | "out"; at: string | null; reason: string; note: string };

/** Dialog to enter a check-in or check-out for an employee, with an audited reason. */
export function EnterPunch({ details, timeZone, onClose }: EnterPunchProps) {
  const t = useTranslations("attendanceOfficer.correction");
  const days = useTranslations("attendanceDays");
  const locale = useLocale();
  const formats = useFormats();
  const presentation = usePresentation();
  const refresh = useRefresh();
  const [openedAt] = useState(() => Date.now());
  const { form, control, errorOf, frame } = useEntityForm<Values>({
    initial: { ...suggestPunch(details, openedAt), reason: "", note: "" },
    onClose,
    async save({ kind, at, reason, note }) {
      await enterPunch({ body: { user: details.person.id, kind, at: at ?? "", reason, note: note.trim() || null } });
      void refresh();
      return t("entered");
    },
  });
  const { field: kind } = useController({ control, name: "kind" });
  const { field: at } = useController({ control, name: "at", rules: { validate: validated(requiredField) } });
  return (
    <FormDialog
      title={t("enterTitle", { name: isolated(formats.name(details.person)) })}
      submitLabel={t("enter")}
      {...frame}
    >
      <SegmentedChoice
        legend={t("kind")}
        options={(["in", "out"] as const).map((value) => ({ value, label: days(`kind.${value}`) }))}
        value={kind.value}
        onChange={kind.onChange}
      />
      <DateTimeField
        label={
          timeZone === presentation.timeZone ? t("at") : t("atOf", { zone: isolated(timeZoneName(timeZone, locale)) })
        }
        required
        timeZone={timeZone}
        value={at.value}
        onChange={at.onChange}
        onBlur={at.onBlur}
        max={new Date(openedAt).toISOString()}
        error={errorOf("at")}
      />
      <ReasonFields form={form} />
    </FormDialog>
  );
}
