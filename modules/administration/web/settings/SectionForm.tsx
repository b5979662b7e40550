import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { isProblem } from "#client/problems.ts";
import { FormNotices } from "#kit/EntityForm.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { Settings, SettingsInput } from "#modules/administration/contract/schemas-settings.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Form } from "#ui/Form.tsx";
import { rowClass, stackClass } from "#ui/primitives.ts";
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
  const queries = useQueryClient();
  // What the form began with: while something is typed, what others save meanwhile does not slip under it unseen.
  const [base, setBase] = useState(settings);
  const initial = useMemo(() => valuesOf(base), [valuesOf, base]);
  const { form, page, isDirty } = useEntityForm<Values>({
    initial,
    draftPlace: `settings ${id}`,
    ask(values) {
      const question = questionOf?.(values) ?? null;
      if (question === null) return null;
      return (answer) => (
        <ConfirmDialog open {...answer} tone="strong" title={t("confirmTitle")} confirmLabel={t("save")}>
          {question}
        </ConfirmDialog>
      );
    },
    async save(values, { reset }) {
      setBase(await send(values, base.version));
      // What was typed while it was on its way stays, and is held against what was saved.
      reset(values, { keepValues: true });
      return t("saved");
    },
  });
  if (!isDirty && base !== settings) setBase(settings);
  useEffect(() => {
    onDirty(id, isDirty);
    return () => onDirty(id, false);
  }, [id, isDirty, onDirty]);

  async function send(values: Values, version: number): Promise<Settings> {
    try {
      const saved = await updateSettings({ body: { ...changeOf(values), version } });
      queries.setQueryData(settingsQuery.queryKey, saved);
      return saved.data;
    } catch (error) {
      if (!isProblem(error, "stale_version")) throw error;
      const current = error.problem.current as Settings;
      queries.setQueryData(settingsQuery.queryKey, { data: current });
      // Somebody saved another section: nothing of this one is lost.
      const isUntouched = JSON.stringify(valuesOf(current)) === JSON.stringify(initial);
      if (isUntouched && current.version !== version) return send(values, current.version);
      setBase(current);
      throw error;
    }
  }
  const { box, frame, isRestored, question, answer, onDiscard } = page;
  const section = t(`sections.${id}`);
  return (
    <Form ref={box} id={id} className={styles.section} onSubmit={frame.onSubmit}>
      <Card title={section}>
        <div className={stackClass(5)}>
          <FormNotices frame={frame} isRestored={isRestored} onDiscard={onDiscard} />
          {children(form)}
          <div className={rowClass(2, "wrap")}>
            <Button
              variant={isDirty ? "strong" : "soft"}
              type="submit"
              loading={frame.isSending}
              loadingLabel={t("saving")}
              aria-label={t("saveSection", { section })}
            >
              {t("save")}
            </Button>
            {isDirty && (
              <Button variant="quiet" onClick={onDiscard}>
                {t("discard")}
              </Button>
            )}
          </div>
        </div>
      </Card>
      {question?.(answer)}
    </Form>
  );
}
