import { Controller, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { isProblem } from "#client/problems.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { Banner } from "#ui/Banner.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { RadioList } from "#ui/RadioList.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { useToast } from "#ui/toast-context.ts";
import { useUi } from "#ui/ui-context.ts";
import { maxTextLength, namedReason, reasons, type Reason } from "../../contract/reasons.ts";
import { reportComment, reportTopic } from "../api.ts";

export type ReportSubject = { kind: "topic" | "comment"; id: string };

export interface OpenReportDialogProps {
  subject: ReportSubject;
  onClose: () => void;
}

type Values = { reason: Reason | null; text: string };

const checkText = validated(maxLength(maxTextLength));
const checkNeededText = validated(firstOf(requiredField, maxLength(maxTextLength)));

/** The form of a report. Stores no draft, since that would disclose the intended report. */
export function OpenReportDialog({ subject, onClose }: OpenReportDialogProps) {
  const t = useTranslations("moderation.report");
  const tReasons = useTranslations("moderation.reasons");
  const tHints = useTranslations("moderation.reasonHints");
  const toast = useToast();
  const { words } = useUi();
  const { control, input, errorOf, frame } = useEntityForm<Values>({
    initial: { reason: null, text: "" },
    onClose,
    async save({ reason: chosen, text: typed }) {
      if (chosen === null) throw new Error("A report without a reason was let through.");
      const words = typed.trim();
      const body = { reason: chosen, ...(words === "" ? {} : { text: words }) };
      await (subject.kind === "topic" ? reportTopic : reportComment)({ params: { id: subject.id }, body });
      return t("sent");
    },
    onRefused(error) {
      const isGone = isProblem(error, "not_found");
      if (isGone) {
        toast({ message: t("gone") });
        onClose();
      }
      return isGone;
    },
  });
  const [reason, text] = useWatch({ control, name: ["reason", "text"] });
  const isNamed = reason === namedReason;
  const needsText = reason === "other";

  return (
    <FormDialog
      {...frame}
      title={subject.kind === "topic" ? t("topicTitle") : t("commentTitle")}
      submitLabel={isNamed ? t("sendNamed") : t("send")}
      sendingLabel={t("sending")}
      failed={t("failed")}
      closeLabel={words.close}
      isDirty={text.trim() !== ""}
    >
      <div className={stackClass(2)}>
        <p className={textClass("flush")}>{t("anonymous")}</p>
        <p className={textClass("flush")}>{t("emergency")}</p>
      </div>
      <Controller
        control={control}
        name="reason"
        rules={{ validate: (value) => value !== null || t("chooseReason") }}
        render={({ field }) => (
          <RadioList
            ref={field.ref}
            legend={t("reason")}
            // Hints of all options would make the list too long for a phone.
            options={reasons.map((value) => ({
              value,
              label: tReasons(value),
              hint: value === field.value ? tHints(value) : undefined,
            }))}
            value={field.value}
            onChange={field.onChange}
            error={errorOf("reason")}
          />
        )}
      />
      <div aria-live="polite">
        {isNamed && <Banner tone="warning">{t("named")}</Banner>}
        {reason !== null && !isNamed && <p className={textClass("flush", "sm", "muted")}>{t("unseen")}</p>}
      </div>
      <TextArea
        label={t("text")}
        hint={isNamed ? t("textHintNamed") : t("textHint")}
        required={needsText}
        optional={!needsText}
        dir="auto"
        {...input("text", {
          validate: (value, given) => (given.reason === "other" ? checkNeededText : checkText)(value),
        })}
      />
    </FormDialog>
  );
}
