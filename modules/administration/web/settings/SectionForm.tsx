import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFormDraft } from "#client/drafts.ts";
import { useProblemText } from "#client/problem-text.ts";
import { ApiProblem, isProblem } from "#client/problems.ts";
import type { Settings, SettingsInput } from "#modules/administration/contract/schemas-settings.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { rowClass, stackClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { settingsQuery, updateSettings } from "./api.ts";
import type { SectionId } from "./sections.ts";
import styles from "./SettingsPage.module.css";

/** Every section of the page is given the same. */
export interface SectionProps {
  settings: Settings;
  /** Told whether the section holds what is not saved. */
  onDirty: (id: SectionId, isDirty: boolean) => void;
}

export interface SectionFormProps<Values extends FieldValues> extends SectionProps {
  id: SectionId;
  /** The values of the form; must not change between renders. */
  valuesOf: (settings: Settings) => Values;
  changeOf: (values: Values) => Omit<SettingsInput, "version">;
  /** What is asked before saving; null when nothing needs to be. */
  questionOf?: (values: Values) => ReactNode | null;
  children: (form: UseFormReturn<Values>) => ReactNode;
}

/** A part of the settings that is saved for itself. */
export function SectionForm<Values extends FieldValues>({
  id,
  settings,
  onDirty,
  valuesOf,
  changeOf,
  questionOf,
  children,
}: SectionFormProps<Values>) {
  const t = useTranslations("settings");
  const problemText = useProblemText();
  const toast = useToast();
  const queries = useQueryClient();
  // What the form began with: while something is typed, what others save meanwhile does not slip under it unseen.
  const [base, setBase] = useState(settings);
  const initial = useMemo(() => valuesOf(base), [valuesOf, base]);
  const form = useForm<Values>({ defaultValues: initial as DefaultValues<Values> });
  const { handleSubmit, setError, clearErrors, reset, formState } = form;
  const { isDirty, isSubmitting } = formState;
  if (!isDirty && base !== settings) setBase(settings);
  const draft = useFormDraft(`settings ${id}`, form);
  const [failure, setFailure] = useState<unknown>(null);
  const [asked, setAsked] = useState<{ values: Values; question: ReactNode } | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const place = useRef<HTMLFormElement>(null);

  useEffect(() => reset(initial, { keepDirtyValues: true }), [initial, reset]);
  useEffect(() => {
    onDirty(id, isDirty);
    return () => onDirty(id, false);
  }, [id, isDirty, onDirty]);

  const focusFirstWrong = (): void =>
    // The errors stand there after the next render.
    void setTimeout(() => place.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());

  function show(error: unknown): void {
    const fields = error instanceof ApiProblem ? error.fields : [];
    const known = fields
      .map(({ path, message }) => ({ name: path.split(".")[0] ?? "", message }))
      .filter(({ name }) => name in initial);
    for (const { name, message } of known) setError(name as Path<Values>, { type: "server", message });
    if (known.length === 0) setFailure(error);
    else focusFirstWrong();
  }

  async function send(values: Values, version: number, before: Values): Promise<Settings> {
    try {
      const saved = await updateSettings({ body: { ...changeOf(values), version } });
      queries.setQueryData(settingsQuery.queryKey, saved);
      return saved.data;
    } catch (error) {
      if (!isProblem(error, "stale_version")) throw error;
      const current = error.problem.current as Settings;
      queries.setQueryData(settingsQuery.queryKey, { data: current });
      // Somebody saved another section: nothing of this one is lost.
      const isUntouched = JSON.stringify(valuesOf(current)) === JSON.stringify(before);
      if (isUntouched && current.version !== version) return send(values, current.version, before);
      setBase(current);
      throw error;
    }
  }
  async function save(values: Values): Promise<void> {
    setIsSaving(true);
    try {
      const saved = await send(values, base.version, initial);
      draft.drop();
      // What was typed while it was on its way stays, and is held against what was saved.
      setBase(saved);
      reset(values, { keepValues: true });
      toast({ message: t("saved"), tone: "success" });
    } catch (error) {
      show(error);
    } finally {
      setIsSaving(false);
      setAsked(null);
    }
  }
  const submit = (): void => {
    if (isSubmitting || isSaving) return;
    setFailure(null);
    clearErrors();
    void handleSubmit(async (values) => {
      const question = questionOf?.(values) ?? null;
      if (question === null) await save(values);
      else setAsked({ values, question });
    }, focusFirstWrong)();
  };
  const discard = (): void => {
    reset(valuesOf(settings));
    draft.drop();
    setFailure(null);
  };

  return (
    <Form ref={place} id={id} className={styles.section} onSubmit={submit}>
      <Card title={t(`sections.${id}`)}>
        <div className={stackClass(5)}>
          {draft.restored && isDirty && <Banner>{t("restored")}</Banner>}
          {isProblem(failure, "stale_version") ? (
            <Banner
              tone="warning"
              action={
                <Button size="sm" variant="quiet" onClick={discard}>
                  {t("takeTheirs")}
                </Button>
              }
            >
              {t("conflict")}
            </Banner>
          ) : (
            <FormError message={failure === null ? null : problemText(failure)} takeFocus />
          )}
          {children(form)}
          <div className={rowClass(2, "wrap")}>
            <Button
              variant={isDirty ? "strong" : "soft"}
              type="submit"
              loading={isSubmitting || isSaving}
              loadingLabel={t("saving")}
              aria-label={t("saveSection", { section: t(`sections.${id}`) })}
            >
              {t("save")}
            </Button>
            {isDirty && (
              <Button variant="quiet" onClick={discard}>
                {t("discard")}
              </Button>
            )}
          </div>
        </div>
      </Card>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked !== null && void save(asked.values)}
        working={isSaving}
        tone="strong"
        title={t("confirmTitle")}
        confirmLabel={t("save")}
        cancelLabel={t("cancel")}
      >
        {asked?.question}
      </ConfirmDialog>
    </Form>
  );
}
