import { useState } from "react";
import { Controller } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { EntityForm, type FormSlot } from "#kit/EntityForm.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { ManagedDocument, ReportKind } from "#modules/publications/contract/schemas-document.ts";
import { otherLocale, type Locale } from "#shared/locale.ts";
import { Card } from "#ui/Card.tsx";
import { gridClass, stackClass, textClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { AudienceField } from "../forms/AudienceField.tsx";
import { WordFields } from "../forms/WordFields.tsx";
import { reportKinds } from "../search.ts";
import { fileIn, type DocumentValues } from "./document-values.ts";
import { PdfField } from "./PdfField.tsx";
import { PeriodFields } from "./PeriodFields.tsx";
import { PublicationFields } from "./PublicationFields.tsx";

const fileOf = { ar: "fileAr", en: "fileEn" } as const;

export interface DocumentFormProps {
  slot: FormSlot<DocumentValues>;
  /** The saved report; null for a new one. */
  document: ManagedDocument | null;
}

/** The form of a report: kind, period, texts, files, publication and audience. */
export function DocumentForm({ slot, document }: DocumentFormProps) {
  const t = useTranslations("documentsAdmin.form");
  const kinds = useTranslations("documentsAdmin.kind");
  const errorText = useFieldErrorText();
  const locale = useLocale();
  const { form, page, control } = useEntityForm(slot);
  const [busy, setBusy] = useState<Record<Locale, boolean>>({ ar: false, en: false });
  return (
    <EntityForm page={page} submitLabel={slot.submitLabel} isWaiting={busy.ar || busy.en}>
      <Card title={t("what")}>
        <div className={stackClass(5)}>
          <Controller
            control={control}
            name="reportKind"
            render={({ field }) => (
              <SegmentedChoice<ReportKind>
                legend={t("kind")}
                options={reportKinds.map((value) => ({ value, label: kinds(value) }))}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
          <PeriodFields form={form} />
          <div className={gridClass(20, [4, 5], "align-start")}>
            <WordFields form={form} field="title" most={120} />
            <WordFields form={form} field="summary" most={600} rows={3} />
          </div>
        </div>
      </Card>
      <Card title={t("filesTitle")}>
        <div className={stackClass(5)}>
          <p className={textClass("flush", "sm", "muted")}>{t("filesHint")}</p>
          <div className={gridClass(20, [4, 5], "align-start")}>
            {[locale, otherLocale(locale)].map((language) => (
              <Controller
                key={language}
                control={control}
                name={fileOf[language]}
                render={({ field, fieldState }) => (
                  <PdfField
                    language={language}
                    value={field.value}
                    current={document === null ? null : fileIn(document, language)}
                    onChange={field.onChange}
                    onBusy={(isBusy) => setBusy((before) => ({ ...before, [language]: isBusy }))}
                    error={errorText(fieldState.error)}
                  />
                )}
              />
            ))}
          </div>
        </div>
      </Card>
      <Card title={t("publication")}>
        <PublicationFields form={form} saved={document?.state ?? "draft"} />
      </Card>
      <AudienceField form={form} />
    </EntityForm>
  );
}
