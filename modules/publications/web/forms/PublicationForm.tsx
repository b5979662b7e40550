import { useEffect, useRef, useState, type ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFormDraft } from "#client/drafts.ts";
import { useProblemText } from "#client/problem-text.ts";
import { ApiProblem, isProblem } from "#client/problems.ts";
import { useLeaving } from "#client/use-leaving.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Form } from "#ui/Form.tsx";
import { placeFocusOnWrong } from "#ui/focus-wrong.ts";
import { FormError } from "#ui/FormError.tsx";
import styles from "./PublicationForm.module.css";

/** What a page gives to the form of what it publishes. */
export interface FormSlot<Values> {
  /** What the form begins with; replaced when it changes, unless something was typed. */
  initial: Values;
  /** Where unsaved values are kept. */
  draftPlace: string;
  submitLabel: string;
  /** Saves; whatever it throws is shown. */
  onSave: (values: Values) => Promise<void>;
}

export interface PublicationFormProps<Values extends FieldValues> extends FormSlot<Values> {
  form: UseFormReturn<Values>;
  /** Something it needs is on its way still. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** A form around fields: drafts, saving by keyboard, questions before leaving, and objections beside the fields. */
export function PublicationForm<Values extends FieldValues>(props: PublicationFormProps<Values>) {
  const { form, isWaiting = false, initial, draftPlace, submitLabel, onSave, children } = props;
  const t = useTranslations("publicationsAdmin.form");
  const problemText = useProblemText();
  const [failure, setFailure] = useState<unknown>(null);
  const isSaved = useRef(false);
  const box = useRef<HTMLFormElement>(null);
  const { handleSubmit, setError, clearErrors, reset, formState } = form;
  const { isDirty, isSubmitting } = formState;
  const draft = useFormDraft(draftPlace, form);
  const leaving = useLeaving({ holds: () => isDirty && !isSaved.current });

  useEffect(() => {
    // What was typed stays; what it is compared with is what is there now.
    reset(initial, { keepDirtyValues: true });
  }, [initial, reset]);

  const focusFirstWrong = (): void => placeFocusOnWrong(box.current);
  function show(error: unknown): void {
    const fields = error instanceof ApiProblem ? error.fields : [];
    const known = fields.filter(({ path }) => (path.split(".")[0] ?? "") in initial);
    for (const { path, message } of known) {
      setError((path.split(".")[0] ?? "") as Path<Values>, { type: "server", message });
    }
    if (known.length === 0) setFailure(error);
    else focusFirstWrong();
  }
  const submit = (): void => {
    if (isSubmitting || isWaiting) return;
    setFailure(null);
    // What the server objected to is asked again.
    clearErrors();
    void handleSubmit(async (values) => {
      isSaved.current = true;
      try {
        await onSave(values);
        draft.drop();
      } catch (error) {
        isSaved.current = false;
        show(error);
      }
    }, focusFirstWrong)();
  };
  return (
    <Form className={styles.form} ref={box} onSubmit={submit}>
      {draft.restored && isDirty && <Banner>{t("restored")}</Banner>}
      {isProblem(failure, "stale_version") ? (
        <Banner
          tone="warning"
          action={
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                reset(initial);
                setFailure(null);
              }}
            >
              {t("takeTheirs")}
            </Button>
          }
        >
          {t("conflict")}
        </Banner>
      ) : (
        <FormError message={failure === null ? null : problemText(failure)} takeFocus />
      )}
      {children}
      <div>
        <Button variant="strong" type="submit" disabled={isWaiting} loading={isSubmitting} loadingLabel={t("saving")}>
          {submitLabel}
        </Button>
      </div>
      <ConfirmDialog {...leaving}>{t("leaveText")}</ConfirmDialog>
    </Form>
  );
}
