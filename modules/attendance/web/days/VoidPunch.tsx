import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import type { Punch } from "#modules/attendance/contract/schemas-punch.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { Select } from "#ui/Select.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { useToast } from "#ui/toast-context.ts";
import { usePlaceFormats } from "../use-place-formats.ts";
import { FormDialog } from "../components/FormDialog.tsx";
import { useRefresh } from "../use-refresh.ts";
import { voidPunch } from "./api.ts";
import { useLookups } from "./use-lookups.ts";

export interface VoidPunchProps {
  punch: Punch;
  timeZone: string;
  onClose: () => void;
}

type Values = { reason: string; note: string };

const categories = ["correctionReason"] as const;
const checkNote = validated(maxLength(500));
const checkNeededNote = validated(firstOf(requiredField, maxLength(500)));

/** Asks why a punch is taken back; it is kept, and counts in nothing. */
export function VoidPunch({ punch, timeZone, onClose }: VoidPunchProps) {
  const t = useTranslations("attendanceOfficer.correction");
  const days = useTranslations("attendanceDays");
  const formats = usePlaceFormats(timeZone);
  const errorText = useFieldErrorText();
  const toast = useToast();
  const refresh = useRefresh();
  const lookups = useLookups(categories);
  const [failure, setFailure] = useState<unknown>(null);
  const { control, register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { reason: "", note: "" },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const needsNote = lookups.needsNote(useWatch({ control, name: "reason" }));

  const send = handleSubmit(async ({ reason, note }) => {
    setFailure(null);
    const words = note.trim();
    try {
      await voidPunch({ params: { id: punch.id }, body: { reason, note: words === "" ? null : words } });
    } catch (error) {
      if (!showFieldProblems<Values>(error, ["reason", "note"], setError)) setFailure(error);
      return;
    }
    void refresh();
    toast({ message: t("voided"), tone: "success" });
    onClose();
  });
  return (
    <FormDialog
      title={t("voidTitle", { kind: days(`kind.${punch.kind}`), time: formats.time(punch.at) })}
      submitLabel={t("takeBack")}
      tone="danger"
      isSending={isSubmitting}
      isDirty={isDirty}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t("voidText")}</p>
      <Select
        label={t("reason")}
        hint={lookups.isEmpty ? t("noReasons") : undefined}
        required
        placeholder={t("chooseReason")}
        options={lookups.options}
        error={errorText(errors.reason)}
        data-autofocus=""
        {...register("reason", { validate: validated(requiredField) })}
      />
      <TextArea
        label={t("note")}
        required={needsNote}
        optionalLabel={needsNote ? undefined : t("optional")}
        dir="auto"
        minRows={2}
        error={errorText(errors.note)}
        {...register("note", {
          validate: (value, { reason }) => (lookups.needsNote(reason) ? checkNeededNote : checkNote)(value),
        })}
      />
    </FormDialog>
  );
}
