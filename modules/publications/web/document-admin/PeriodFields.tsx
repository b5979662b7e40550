import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { usePresentation } from "#client/intl.tsx";
import { formatDate } from "#shared/dates.ts";
import { formatNumber } from "#shared/numbers.ts";
import { gridClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Select } from "#ui/Select.tsx";
import { TextField } from "#ui/TextField.tsx";
import { isReportYear, type DocumentValues, type Span } from "./document-values.ts";

const spans = ["year", "quarter", "month"] as const;
const months = Array.from({ length: 12 }, (_, place) => place + 1);

/** The period of a report: a year, a quarter or a month. */
export function PeriodFields({ form }: { form: UseFormReturn<DocumentValues> }) {
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
