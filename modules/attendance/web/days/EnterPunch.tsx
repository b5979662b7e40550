import { useState } from "react";
import { useController, useWatch, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { useFormats, useLocale, usePresentation } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { timeZoneName } from "#client/time-zone.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { LookupCategory } from "#modules/attendance/contract/kinds.ts";
import type { DayDetails } from "#modules/attendance/contract/schemas-day.ts";
import type { Punch } from "#modules/attendance/contract/schemas-punch.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { DateTimeField } from "#ui/dates/DateTimeField.tsx";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Select } from "#ui/Select.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { useLookups } from "../rules/use-lookups.ts";
import { usePlaceFormats } from "../use-place-formats.ts";
import { useRefresh } from "../use-refresh.ts";
import { enterPunch, voidPunch } from "./api.ts";
import { suggestPunch } from "./plan-punch.ts";

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

/** Requires a reason to void a punch; it is kept and counts in nothing. */
export function VoidPunch({ punch, timeZone, onClose }: { punch: Punch; timeZone: string; onClose: () => void }) {
  const t = useTranslations("attendanceOfficer.correction");
  const days = useTranslations("attendanceDays");
  const formats = usePlaceFormats(timeZone);
  const refresh = useRefresh();
  const { form, frame } = useEntityForm({
    initial: { reason: "", note: "" },
    onClose,
    async save({ reason, note }) {
      await voidPunch({ params: { id: punch.id }, body: { reason, note: note.trim() || null } });
      void refresh();
      return t("voided");
    },
  });
  return (
    <FormDialog
      title={t("voidTitle", { kind: days(`kind.${punch.kind}`), time: formats.time(punch.at) })}
      submitLabel={t("takeBack")}
      tone="danger"
      {...frame}
    >
      <p>{t("voidText")}</p>
      <ReasonFields form={form} isFirst />
    </FormDialog>
  );
}

interface ReasonFieldsProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  isFirst?: boolean;
  categories?: readonly LookupCategory[];
  /** Of an absence, whose type can be left open. */
  isOptional?: boolean;
}

const correctionReasons = ["correctionReason"] as const;
const longest = maxLength(500);

/** The entry of a lookup that says why, and a note, which some entries require. */
export function ReasonFields<Values extends { reason: string; note: string }>({
  form: { control, register, formState },
  isFirst = false,
  categories = correctionReasons,
  isOptional = false,
}: ReasonFieldsProps<Values>) {
  const t = useTranslations("attendanceOfficer.correction");
  const absence = useTranslations("attendanceOfficer.absence");
  const errorText = useFieldErrorText();
  const lookups = useLookups(categories);
  const errors = formState.errors as Partial<Record<keyof Values, { message?: string }>>;
  const needsNote = lookups.needsNote(useWatch({ control, name: "reason" as Path<Values> }));
  const hint = lookups.hasFailed ? t("reasonsFailed") : lookups.isEmpty ? t("noReasons") : undefined;
  return (
    <>
      <Select
        label={isOptional ? absence("type") : t("reason")}
        hint={isOptional ? undefined : hint}
        required={!isOptional}
        optional={isOptional}
        placeholder={isOptional ? absence("anyType") : t("chooseReason")}
        options={lookups.options}
        error={errorText(errors.reason)}
        {...(isFirst ? { "data-autofocus": "" } : {})}
        {...register("reason" as Path<Values>, {
          validate: (value) => (isOptional ? undefined : validated(requiredField)(value)),
        })}
      />
      <TextArea
        label={t("note")}
        required={needsNote}
        optional={!needsNote}
        dir="auto"
        minRows={2}
        error={errorText(errors.note)}
        {...register("note" as Path<Values>, {
          validate: (value, { reason }) =>
            validated(lookups.needsNote(reason) ? firstOf(requiredField, longest) : longest)(value),
        })}
      />
    </>
  );
}
