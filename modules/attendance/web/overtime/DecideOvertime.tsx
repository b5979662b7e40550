import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useDurationText } from "#kit/use-duration-text.ts";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { overtimeDecisions } from "#modules/attendance/contract/kinds.ts";
import type { OvertimeClaim } from "#modules/attendance/contract/schemas-overtime.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { NumberField } from "../components/NumberField.tsx";
import { numberWithin, readNumber } from "../locations/position-text.ts";
import { decideOvertime } from "./api.ts";
import { ClaimFacts } from "./ClaimFacts.tsx";

export interface DecideOvertimeProps {
  decision: (typeof overtimeDecisions)[number];
  claim: OvertimeClaim;
  onClose: () => void;
  onDecided: () => void;
}

const checkReason = validated(maxLength(500));
const checkNeededReason = validated(firstOf(requiredField, maxLength(500)));

/** Asks how many minutes to approve, or why a claim is rejected. */
export function DecideOvertime({ decision, claim, onClose, onDecided }: DecideOvertimeProps) {
  const t = useTranslations("attendanceOvertime.work");
  const formats = useFormats();
  const durationText = useDurationText();
  const isApproval = decision === "approve";
  const { id, version, minutes } = claim;
  const name = isolated(formats.name(claim.person));
  const { input, frame } = useEntityForm({
    initial: { minutes: String(minutes), note: "" },
    onClose,
    async save(values) {
      const note = values.note.trim() === "" ? null : values.note.trim();
      const fewer = isApproval ? readNumber(values.minutes) : null;
      try {
        await decideOvertime({ params: { id }, body: { version, decision, minutes: fewer, note } });
      } finally {
        onDecided();
      }
      return t(isApproval ? "approved" : "rejected");
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t(isApproval ? "approveTitle" : "rejectTitle", { name })}
      submitLabel={t(decision)}
      tone={isApproval ? "strong" : "danger"}
      focusesSubmit={isApproval}
      {...frame}
    >
      <ClaimFacts claim={claim} />
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
