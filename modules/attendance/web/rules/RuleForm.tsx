import { useEffect, useRef, useState, type ReactNode } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFormDraft } from "#client/drafts.ts";
import { useProblemText } from "#client/problem-text.ts";
import { ApiProblem, isProblem } from "#client/problems.ts";
import { useLeaving } from "#client/use-leaving.ts";
import type { Effect } from "#modules/attendance/contract/schemas-parts.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { placeFocusOnWrong } from "#ui/focus-wrong.ts";
import { EffectDialog } from "./EffectDialog.tsx";
import { isFelt } from "./EffectText.tsx";
import styles from "./RuleForm.module.css";

/** What a page gives to the form of its rule. */
export interface RuleFormSlot<Values> {
  /** What the form begins with; replaced when it changes, unless something was typed. */
  initial: Values;
  /** Where unsaved values are kept. */
  draftPlace: string;
  submitLabel: string;
  /** Says what saving would do. */
  preview?: (values: Values) => Promise<Effect>;
  /** Saves; whatever it throws is shown. */
  onSave: (values: Values) => Promise<void>;
}

export interface RuleFormProps<Values extends FieldValues> extends RuleFormSlot<Values> {
  form: UseFormReturn<Values>;
  children: ReactNode;
}

/** A form around the fields of a rule: drafts, saving by keyboard, what saving would do, and objections beside the fields. */
export function RuleForm<Values extends FieldValues>({
  form,
  initial,
  draftPlace,
  submitLabel,
  preview,
  onSave,
  children,
}: RuleFormProps<Values>) {
  const t = useTranslations("attendanceRules.form");
  const problemText = useProblemText();
  const [failure, setFailure] = useState<unknown>(null);
  const [asked, setAsked] = useState<{ values: Values; effect: Effect } | null>(null);
  const [isSaving, setIsSaving] = useState(false);
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

  function focusFirstWrong(): void {
    placeFocusOnWrong(box.current);
  }
  function show(error: unknown): void {
    const fields = error instanceof ApiProblem ? error.fields : [];
    const known = fields.filter(({ path }) => (path.split(".")[0] ?? "") in initial);
    for (const { path, message } of known) setError(path as Path<Values>, { type: "server", message });
    if (known.length === 0) setFailure(error);
    else focusFirstWrong();
  }
  async function save(values: Values): Promise<void> {
    setIsSaving(true);
    isSaved.current = true;
    try {
      await onSave(values);
      draft.drop();
    } catch (error) {
      isSaved.current = false;
      show(error);
    } finally {
      setIsSaving(false);
      setAsked(null);
    }
  }
  const submit = (): void => {
    // Once, however often it is asked for: the same rule would be made twice.
    if (isSubmitting || isSaving || asked !== null) return;
    setFailure(null);
    // What the server objected to is asked again.
    clearErrors();
    void handleSubmit(async (values) => {
      try {
        const effect = preview === undefined ? null : await preview(values);
        if (effect !== null && isFelt(effect)) setAsked({ values, effect });
        else await save(values);
      } catch (error) {
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
        <Button variant="strong" type="submit" loading={isSubmitting || isSaving} loadingLabel={t("saving")}>
          {submitLabel}
        </Button>
      </div>
      {asked !== null && (
        <EffectDialog
          effect={asked.effect}
          working={isSaving}
          onClose={() => setAsked(null)}
          onConfirm={() => void save(asked.values)}
        />
      )}
      <ConfirmDialog {...leaving}>{t("leaveText")}</ConfirmDialog>
    </Form>
  );
}
