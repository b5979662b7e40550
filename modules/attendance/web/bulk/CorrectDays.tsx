import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { bulkAbsences, bulkCauses, type BulkCause } from "#modules/attendance/contract/kinds.ts";
import type { BulkInput, BulkPreview } from "#modules/attendance/contract/schemas-bulk.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Select } from "#ui/Select.tsx";
import { lookupCategoriesOf } from "../absences/absence-values.ts";
import { TimeInput } from "../components/TimeInput.tsx";
import { ReasonFields } from "../days/EnterPunch.tsx";
import { previewBulk } from "./api.ts";
import { PreviewBulk } from "./PreviewBulk.tsx";

type Values = {
  cause: BulkCause;
  reason: string;
  note: string;
  when: "end" | "time";
  time: string | null;
  kind: (typeof bulkAbsences)[number];
};

type Days = BulkInput["days"];

function bodyOf(days: Days, { cause, reason, note, when, time, kind }: Values): BulkInput {
  const named = { days, cause, reason: reason || null, note: note.trim() || null };
  if (cause === "absence") return { ...named, kind };
  return cause === "checkOut" && when === "time" ? { ...named, time } : named;
}

export interface CorrectDaysProps {
  days: Days;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the cause of the chosen days once, and shows what would change before anything is written. */
export function CorrectDays({ days, onClose, onDone }: CorrectDaysProps) {
  const t = useTranslations("attendanceBulk.form");
  const absence = useTranslations("attendanceOfficer.absence.kind");
  const [shown, setShown] = useState<{ body: BulkInput; preview: BulkPreview } | null>(null);
  const { form, control, register, setValue, frame } = useEntityForm<Values>({
    initial: { cause: "outage", reason: "", note: "", when: "end", time: null, kind: "leave" },
    async save(values) {
      const body = bodyOf(days, values);
      const { data } = await previewBulk({ body });
      setShown({ body, preview: data });
    },
  });
  const [cause, when, kind] = useWatch({ control, name: ["cause", "when", "kind"] });
  const { field: causeField } = useController({ control, name: "cause" });
  const { field: whenField } = useController({ control, name: "when" });
  const isAbsence = cause === "absence";
  return (
    <>
      <FormDialog
        title={t("title", { count: days.length })}
        submitLabel={t("preview")}
        sendingLabel={t("previewing")}
        {...frame}
        onClose={onClose}
      >
        <SegmentedChoice
          legend={t("cause")}
          hint={t(`hint.${cause}`)}
          options={bulkCauses.map((value) => ({ value, label: t(`causes.${value}`) }))}
          value={cause}
          onChange={(value) => {
            causeField.onChange(value);
            // The entry belongs to another list now.
            setValue("reason", "");
          }}
        />
        {cause === "checkOut" && (
          <SegmentedChoice
            legend={t("when")}
            options={[
              { value: "end", label: t("atEnd") },
              { value: "time", label: t("atTime") },
            ]}
            value={when}
            onChange={whenField.onChange}
          />
        )}
        {cause === "checkOut" && when === "time" && <TimeInput control={control} name="time" label={t("time")} />}
        {isAbsence && (
          <Select
            label={t("kind")}
            options={bulkAbsences.map((value) => ({ value, label: absence(value) }))}
            {...register("kind", { onChange: () => setValue("reason", "") })}
          />
        )}
        <ReasonFields
          key={isAbsence ? kind : cause}
          form={form}
          {...(isAbsence ? { categories: lookupCategoriesOf(kind), isOptional: true } : {})}
        />
      </FormDialog>
      {shown !== null && <PreviewBulk {...shown} onBack={() => setShown(null)} onDone={onDone} />}
    </>
  );
}
