import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useDurationText } from "#kit/use-duration-text.ts";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { overtimeDecisions } from "#modules/attendance/contract/kinds.ts";
import type { Attendee } from "#modules/attendance/contract/schemas-parts.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { NumberField } from "../components/NumberField.tsx";
import { numberWithin, readNumber } from "../locations/position-text.ts";

export type Decision = (typeof overtimeDecisions)[number];
export type DecisionBody = { version: number; decision: Decision; minutes: number | null; note: string | null };

export interface DecideOvertimeProps {
  decision: Decision;
  /** The claim, or what is asked for. */
  subject: { person: Attendee; minutes: number; version: number };
  title: string;
  save: (body: DecisionBody) => Promise<unknown>;
  onClose: () => void;
  onDecided: () => void;
  /** The facts to decide by. */
  children: ReactNode;
}

const checkReason = validated(maxLength(500));
const checkNeededReason = validated(firstOf(requiredField, maxLength(500)));

/** Asks how many minutes to approve, or why they are rejected. */
export function DecideOvertime({ decision, subject, title, save, onClose, onDecided, children }: DecideOvertimeProps) {
  const t = useTranslations("attendanceOvertime.work");
  const formats = useFormats();
  const durationText = useDurationText();
  const isApproval = decision === "approve";
  const { version, minutes } = subject;
  const name = isolated(formats.name(subject.person));
  const { input, frame } = useEntityForm({
    initial: { minutes: String(minutes), note: "" },
    onClose,
    async save(values) {
      const note = values.note.trim() === "" ? null : values.note.trim();
      const fewer = isApproval ? readNumber(values.minutes) : null;
      try {
        await save({ version, decision, minutes: fewer, note });
      } finally {
        onDecided();
      }
      return t(isApproval ? "approved" : "rejected");
    },
  });
  return (
    <FormDialog
      size="sm"
      title={title}
      submitLabel={t(decision)}
      tone={isApproval ? "strong" : "danger"}
      focusesSubmit={isApproval}
      {...frame}
    >
      {children}
      {isApproval && (
        <NumberField
          label={t("minutes")}
          hint={t("minutesHint", { minutes: isolated(durationText(minutes)) })}
          required
          {...input("minutes", { validate: validated(numberWithin(1, minutes, { isWhole: true })) })}
        />
      )}
      <TextArea
        label={t("reason")}
        hint={t("reasonHint", { name })}
        {...(isApproval ? { optional: true } : { required: true, "data-autofocus": "" })}
        dir="auto"
        minRows={2}
        {...input("note", { validate: isApproval ? checkReason : checkNeededReason })}
      />
    </FormDialog>
  );
}
