import { useQuery } from "@tanstack/react-query";
import { Controller, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { errorWithin, useFieldErrorText } from "#client/form-errors.ts";
import { EntityForm, type FormSlot } from "#kit/EntityForm.tsx";
import { LanguageFields } from "#kit/LanguageFields.tsx";
import { Loading } from "#kit/Loading.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { PayrollLanguage } from "#modules/payroll/contract/kinds.ts";
import { Card } from "#ui/Card.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Switch } from "#ui/Switch.tsx";
import { columnsQuery } from "../api.ts";
import { ColumnsEditor } from "./ColumnsEditor.tsx";
import type { MappingValues } from "./prepare-mapping.ts";

const languages = [
  { value: "en", label: "English", lang: "en" },
  { value: "ar", label: "العربية", lang: "ar" },
] as const;

export function MappingForm({ slot }: { slot: FormSlot<MappingValues> }) {
  const t = useTranslations("payrollMappings.form");
  const errorText = useFieldErrorText();
  const columns = useQuery(columnsQuery);
  const { form, page, errors } = useEntityForm(slot);
  const { control, register } = form;
  const { language = "en", hasDays = false } = useWatch({ control });
  const { data } = columns;

  const editorOf = (name: "personColumns" | "dayColumns") =>
    data === undefined ? (
      <Loading query={columns} label={t("loading")} shape="16rem" failed={t("failed")} />
    ) : (
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange } }) => (
          <ColumnsEditor
            offered={data.data.filter(({ ofPeople, ofDays }) => (name === "personColumns" ? ofPeople : ofDays))}
            language={language}
            value={value}
            onChange={onChange}
            error={errorText(errorWithin(errors[name]))}
          />
        )}
      />
    );
  return (
    <EntityForm page={page} submitLabel={slot.submitLabel}>
      <Card title={t("names")}>
        <div className={stackClass(5)}>
          <div className={gridClass(20, [4, 5], "align-start")}>
            <LanguageFields form={form} field="name" label={t} maxLength={80} />
          </div>
          <Controller
            control={control}
            name="language"
            render={({ field: { value, onChange } }) => (
              <SegmentedChoice<PayrollLanguage>
                legend={t("language")}
                options={languages}
                value={value}
                onChange={onChange}
              />
            )}
          />
        </div>
      </Card>
      <Card title={t("people")}>{editorOf("personColumns")}</Card>
      <Card title={t("days")}>
        <div className={stackClass(4)}>
          <Switch label={t("withDays")} {...register("hasDays")} />
          {hasDays && editorOf("dayColumns")}
        </div>
      </Card>
    </EntityForm>
  );
}
