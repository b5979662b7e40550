import { useState } from "react";
import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { useLocale, usePresentation } from "#client/intl.tsx";
import { EntityForm, type FormSlot } from "#kit/EntityForm.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { ManagedDocument, ReportKind, DocumentState } from "#modules/publications/contract/schemas-document.ts";
import { otherLocale, type Locale } from "#shared/locale.ts";
import { Card } from "#ui/Card.tsx";
import { gridClass, stackClass, textClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { requiredField } from "#shared/validators.ts";
import { DateTimeField } from "#ui/dates/DateTimeField.tsx";
import { formatDate } from "#shared/dates.ts";
import { formatNumber } from "#shared/numbers.ts";
import { Select } from "#ui/Select.tsx";
import { TextField } from "#ui/TextField.tsx";
import { AudienceField } from "../forms/AudienceField.tsx";
import { WordFields } from "../forms/WordFields.tsx";
import { reportKinds } from "../search.ts";
import { fileIn, type DocumentValues, nextStates, isReportYear, type Span } from "./document-values.ts";
import { PdfField } from "./PdfField.tsx";

const fileOf = { ar: "fileAr", en: "fileEn" } as const;

/** The form of a report, null for a new one: kind, period, texts, files, publication and audience. */
export function DocumentForm({ slot, document }: { slot: FormSlot<DocumentValues>; document: ManagedDocument | null }) {
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
            <WordFields form={form} field="title" maxLength={120} />
            <WordFields form={form} field="summary" maxLength={600} rows={3} />
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

/** The state of a report, now `saved`, and the time of its publication. */
function PublicationFields({
  form: { control },
  saved,
}: {
  form: UseFormReturn<DocumentValues>;
  saved: DocumentState;
}) {
  const t = useTranslations("documentsAdmin.form");
  const errorText = useFieldErrorText();
  const presentation = usePresentation();
  const state = useWatch({ control, name: "state" });
  const isShown = saved === "published" || saved === "withdrawn";
  const hint = state === "published" && !isShown ? "publishing" : state;
  return (
    <div className={stackClass(5)}>
      <Controller
        control={control}
        name="state"
        render={({ field, fieldState }) => (
          <SegmentedChoice<DocumentState>
            legend={t("publication")}
            hideLegend
            hint={errorText(fieldState.error) ?? t(`hints.${hint}`)}
            options={nextStates[saved].map((value) => ({
              value,
              label: value === "published" && isShown ? t("shown") : t(`stand.${value}`),
            }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {state === "scheduled" && (
        <div className={gridClass(20, [4, 5], "align-start")}>
          <Controller
            control={control}
            name="publishAt"
            rules={{ validate: validated(requiredField) }}
            render={({ field, fieldState }) => (
              <DateTimeField
                label={t("publishAt")}
                required
                timeZone={presentation.timeZone}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                error={errorText(fieldState.error)}
              />
            )}
          />
        </div>
      )}
    </div>
  );
}

const spans = ["year", "quarter", "month"] as const;
const months = Array.from({ length: 12 }, (_, place) => place + 1);

/** The period of a report: a year, a quarter or a month. */
function PeriodFields({ form }: { form: UseFormReturn<DocumentValues> }) {
  const t = useTranslations("documentsAdmin.form");
  const presentation = usePresentation();
  const { register, control, formState } = form;
  const span = useWatch({ control, name: "span" });
  const yearText = (year: number): string => formatNumber(presentation, year, { useGrouping: false });
  // Month name only: the year is beside it.
  const monthName = (month: number): string =>
    formatDate(presentation, `2026-${String(month).padStart(2, "0")}-15`, "month", "gregory")
      .replace(/[0-9٠-٩]/g, "")
      .trim();
  return (
    <>
      <Controller
        control={control}
        name="span"
        render={({ field }) => (
          <SegmentedChoice<Span>
            legend={t("span")}
            options={spans.map((value) => ({ value, label: t(`spans.${value}`) }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <div className={gridClass(20, [4, 5], "align-start")}>
        <TextField
          label={t("year")}
          required
          inputMode="numeric"
          autoComplete="off"
          error={
            formState.errors.year === undefined
              ? undefined
              : t("yearWrong", { first: yearText(2000), last: yearText(2099) })
          }
          {...register("year", { validate: isReportYear })}
        />
        {span === "quarter" && (
          <Select
            label={t("quarter")}
            required
            options={[1, 2, 3, 4].map((value) => ({ value: String(value), label: formatNumber(presentation, value) }))}
            {...register("quarter")}
          />
        )}
        {span === "month" && (
          <Select
            label={t("month")}
            required
            options={months.map((value) => ({ value: String(value), label: monthName(value) }))}
            {...register("month")}
          />
        )}
      </div>
    </>
  );
}
