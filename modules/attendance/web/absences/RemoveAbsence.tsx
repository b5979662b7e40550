import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { Absence } from "#modules/attendance/contract/schemas-day.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { useToast } from "#ui/toast-context.ts";
import { deleteAbsence } from "../days/api.ts";
import { useRefresh } from "../use-refresh.ts";
import { checkReason, useAbsenceSpan } from "./absence-values.ts";

interface RemoveAbsenceProps {
  absence: Absence;
  onClose: () => void;
}

/** Confirms the cancellation of an absence; of one that a request entered, with a reason. */
export function RemoveAbsence(props: RemoveAbsenceProps) {
  const { absence, onClose } = props;
  const t = useTranslations("attendanceOfficer.absence");
  const refresh = useRefresh();
  const toast = useToast();
  const problemText = useProblemText();
  const name = isolated(useFormats().name(absence.person));
  const title = t("removeTitle", { kind: t(`kind.${absence.kind}`), name });
  const text = t("removeText", { span: useAbsenceSpan()(absence) });
  if (absence.request !== null) return <RemoveGranted {...props} title={title} text={text} name={name} />;
  return (
    <ConfirmAction
      title={title}
      confirmLabel={t(`remove.${absence.kind}`)}
      cancelLabel={t("keep")}
      run={() =>
        deleteAbsence({ params: { id: absence.id } }).catch((error: unknown) => {
          // Already cancelled by another officer: no failure.
          if (isProblem(error, "not_found")) toast({ message: problemText(error), tone: "plain" });
          throw error;
        })
      }
      ignoresMissing
      message={t("removed")}
      refresh={() => void refresh()}
      onClose={onClose}
    >
      {text}
    </ConfirmAction>
  );
}

interface RemoveGrantedProps extends RemoveAbsenceProps {
  title: string;
  text: string;
  /** Of the person. */
  name: string;
}

/** States the effect on the request as well. */
function RemoveGranted({ absence: { id, kind, request, isPart }, onClose, title, text, name }: RemoveGrantedProps) {
  const t = useTranslations("attendanceOfficer.absence");
  const formats = useFormats();
  const refresh = useRefresh();
  const { input, frame } = useEntityForm({
    initial: { reason: "" },
    onClose,
    async save({ reason }) {
      await deleteAbsence({ params: { id }, query: { reason } });
      void refresh();
      return t("removed");
    },
    // Changed by another officer: the page behind shows the current state.
    onRefused: (error) => void (isProblem(error, "not_found") && refresh()),
  });
  return (
    <FormDialog title={title} submitLabel={t(`remove.${kind}`)} tone="danger" {...frame}>
      <p>{text}</p>
      <p>
        {t(isPart ? "removesPart" : "removesRequest", {
          request: formats.number(Number(request), { useGrouping: false }),
          name,
        })}
      </p>
      <TextArea
        label={t("reason")}
        required
        dir="auto"
        minRows={2}
        data-autofocus=""
        {...input("reason", { validate: checkReason })}
      />
    </FormDialog>
  );
}
