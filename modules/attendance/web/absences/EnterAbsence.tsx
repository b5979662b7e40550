import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { DateInput } from "#kit/DateInput.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { absenceKinds } from "#modules/attendance/contract/kinds.ts";
import type { Attendee } from "#modules/attendance/contract/schemas-parts.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { Checkbox } from "#ui/Checkbox.tsx";
import { gridClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { TimeInput } from "../components/TimeInput.tsx";
import { useLookups } from "../rules/use-lookups.ts";
import { useRefresh } from "../use-refresh.ts";
import { absenceTrialQuery, createAbsence } from "../days/api.ts";
import { BrokenUnits } from "./BrokenUnits.tsx";
import { absenceBody, isOfHours, isOfOneDate, lookupCategoriesOf, type AbsenceValues } from "./absence-values.ts";

export interface EnterAbsenceProps {
  person: Attendee;
  /** Initial value of both dates. */
  date: string;
  onClose: () => void;
}

const fields = ["kind", "fromDate", "toDate", "fromTime", "toTime", "lookup", "note"] as const;
const checkNote = validated(maxLength(500));
const checkNeededNote = validated(firstOf(requiredField, maxLength(500)));

export function EnterAbsence({ person, date, onClose }: EnterAbsenceProps) {
  const t = useTranslations("attendanceOfficer.absence");
  const correction = useTranslations("attendanceOfficer.correction");
  const formats = useFormats();
  const refresh = useRefresh();
  const { control, input, register, setValue, frame } = useEntityForm<AbsenceValues>({
    initial: {
      kind: "leave",
      fromDate: date,
      toDate: date,
      hasHours: false,
      fromTime: null,
      toTime: null,
      lookup: "",
      note: "",
    },
    onClose,
    // Errors of a hidden field are shown for the form.
    fields: (values) => fields.filter((name) => name !== "toDate" || !isOfOneDate(values.kind)),
    async save(values) {
      const body = absenceBody(person.id, values);
      if (body === null) throw new Error("An absence without its dates was let through.");
      await createAbsence({ body });
      void refresh();
      return t("entered");
    },
  });
  const values = useWatch({ control }) as AbsenceValues;
  const { kind, hasHours, lookup } = values;
  // The note decides nothing; what is not complete is not asked.
  const tried = kind === "leave" || kind === "halfLeave" ? absenceBody(person.id, { ...values, note: "" }) : null;
  const trial = useQuery({
    ...absenceTrialQuery(tried ?? { user: person.id, kind, fromDate: date, toDate: date }),
    enabled: tried !== null,
    placeholderData: keepPreviousData,
  });
  const lookups = useLookups(lookupCategoriesOf(kind));
  const needsNote = lookups.needsNote(lookup);
  const withHours = isOfHours({ kind, hasHours });

  return (
    <FormDialog title={t("title", { name: isolated(formats.name(person)) })} submitLabel={t("enter")} {...frame}>
      <Select
        label={t("what")}
        options={absenceKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        data-autofocus=""
        // The entry belongs to another list now.
        {...register("kind", { onChange: () => setValue("lookup", "") })}
      />
      <div className={gridClass(12, 4, "align-start")}>
        <DateInput control={control} name="fromDate" label={t(isOfOneDate(kind) ? "date" : "fromDate")} required />
        {!isOfOneDate(kind) && <DateInput control={control} name="toDate" label={t("toDate")} required />}
      </div>
      {kind !== "halfLeave" && kind !== "permission" && <Checkbox label={t("hasHours")} {...register("hasHours")} />}
      {withHours && (
        <div className={gridClass(12, 4, "align-start")}>
          <TimeInput control={control} name="fromTime" label={t("fromTime")} />
          <TimeInput control={control} name="toTime" label={t("toTime")} />
        </div>
      )}
      {lookups.options.length > 0 && (
        <Select label={t("type")} optional placeholder={t("anyType")} options={lookups.options} {...input("lookup")} />
      )}
      {tried !== null && <BrokenUnits broken={trial.data?.data.coverage ?? []} />}
      <TextArea
        label={correction("note")}
        required={needsNote}
        optional={!needsNote}
        dir="auto"
        minRows={2}
        {...input("note", {
          validate: (value, given) => (lookups.needsNote(given.lookup) ? checkNeededNote : checkNote)(value),
        })}
      />
    </FormDialog>
  );
}
