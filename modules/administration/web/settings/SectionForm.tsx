import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { useTranslations } from "use-intl";
import { isProblem } from "#client/problems.ts";
import { FormNotices } from "#kit/EntityForm.tsx";
import { useEntityForm, type EntityFormParts } from "#kit/use-entity-form.ts";
import type { Settings, SettingsInput } from "#modules/administration/contract/schemas-settings.ts";
import type { NumberSetting } from "#shared/setting-bounds.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Form } from "#ui/Form.tsx";
import { rowClass, stackClass } from "#ui/primitives.ts";
import { settingsQuery, updateSettings } from "./api.ts";
import { NumberFields } from "./NumberFields.tsx";
import type { SectionId } from "./sections.ts";
import styles from "./SettingsPage.module.css";

export interface SectionProps {
  settings: Settings;
  /** Reports whether the section has unsaved changes. */
  onDirty: (id: SectionId, isDirty: boolean) => void;
}

export interface SectionFormProps<Values extends FieldValues> extends SectionProps {
  id: SectionId;
  /** The values of the form; must not change between renders. */
  valuesOf: (settings: Settings) => Values;
  /** The numbers among the values, whose fields come last. */
  numbers?: readonly (Path<Values> & NumberSetting)[];
  /** The values as they are sent; by default the values themselves. */
  changeOf?: (values: Values) => Omit<SettingsInput, "version">;
  /** Asks for confirmation before saving; null for none. */
  questionOf?: (values: Values) => ReactNode | null;
  children?: (form: EntityFormParts<Values>) => ReactNode;
}

export function SectionForm<Values extends FieldValues>(props: SectionFormProps<Values>) {
  const { id, settings, onDirty, valuesOf, numbers, changeOf = (values) => values, questionOf, children } = props;
  const t = useTranslations("settings");
  const common = useTranslations("kit.form");
  const queries = useQueryClient();
  // The initial settings; not replaced while there are unsaved changes, so that conflicts are noticed.
  const [base, setBase] = useState(settings);
  const initial = useMemo(() => valuesOf(base), [valuesOf, base]);
  const form = useEntityForm<Values>({
    initial,
    draftPlace: `settings ${id}`,
    confirmationFor(values) {
      const question = questionOf?.(values) ?? null;
      if (question === null) return null;
      return (answer) => (
        <ConfirmDialog open {...answer} tone="strong" title={t("confirmTitle")} confirmLabel={common("save")}>
          {question}
        </ConfirmDialog>
      );
    },
    async save(values, { reset }) {
      setBase(await send(values, base.version));
      // Input during the request stays, compared with what was saved.
      reset(values, { keepValues: true });
      return t("saved");
    },
  });
  const { page, isDirty } = form;
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
      // Another section was saved: this one has no conflict.
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
          {children?.(form)}
          {numbers !== undefined && <NumberFields form={form} names={numbers} />}
          <div className={rowClass(2, "wrap")}>
            <Button
              variant={isDirty ? "strong" : "soft"}
              type="submit"
              loading={frame.isSending}
              loadingLabel={t("saving")}
              aria-label={t("saveSection", { section })}
            >
              {common("save")}
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
