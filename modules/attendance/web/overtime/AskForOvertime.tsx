import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { DateInput } from "#kit/DateInput.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { NumberField } from "../components/NumberField.tsx";
import { readNumber } from "../locations/position-text.ts";
import { askForOvertime } from "./api.ts";
import { minutesUpTo } from "./check-minutes.ts";

type Values = { date: string | null; minutes: string; reason: string };
const empty: Values = { date: null, minutes: "60", reason: "" };
const checkReason = validated(firstOf(requiredField, maxLength(500)));

/** Asks for overtime on a later date. */
export function AskForOvertime({ onClose, onAsked }: { onClose: () => void; onAsked: () => void }) {
  const t = useTranslations("attendanceOvertime.requests");
  const { input, control, frame } = useEntityForm({
    initial: empty,
    onClose,
    async save({ date, minutes, reason }) {
      await askForOvertime({ body: { date: date ?? "", minutes: readNumber(minutes) ?? 0, reason: reason.trim() } });
      onAsked();
      return t("asked");
    },
  });
  return (
    <FormDialog size="sm" title={t("askTitle")} submitLabel={t("ask")} {...frame}>
      <p>{t("askText")}</p>
      <DateInput control={control} name="date" label={t("date")} required />
      <NumberField
        label={t("minutes")}
        hint={t("minutesHint")}
        required
        {...input("minutes", { validate: minutesUpTo(1_440) })}
      />
      <TextArea
        label={t("reason")}
        hint={t("reasonHint")}
        required
        dir="auto"
        minRows={2}
        {...input("reason", { validate: checkReason })}
      />
    </FormDialog>
  );
}
