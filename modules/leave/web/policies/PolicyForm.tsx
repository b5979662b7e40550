import { useController, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { DateInput } from "#kit/DateInput.tsx";
import { EntityForm, type FormSlot } from "#kit/EntityForm.tsx";
import { LanguageFields } from "#kit/LanguageFields.tsx";
import { SubjectsField } from "#kit/pickers/SubjectsField.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { grants, periods, roundings } from "#modules/leave/contract/kinds.ts";
import { firstOf, requiredField, wholeWithin } from "#shared/validators.ts";
import { Banner } from "#ui/Banner.tsx";
import { Card } from "#ui/Card.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { RadioList } from "#ui/RadioList.tsx";
import { Select } from "#ui/Select.tsx";
import { Switch } from "#ui/Switch.tsx";
import { TextField } from "#ui/TextField.tsx";
import { subjectSource } from "../api.ts";
import { BandsField } from "./BandsField.tsx";
import { daysTyped, maxMonths, type PolicyValues } from "./prepare-policy-form.ts";

const monthsFrom = (least: number) => validated(wholeWithin(least, maxMonths));
const requiredMonths = validated(firstOf(requiredField, wholeWithin(0, maxMonths)));
const daysOrNone = (text: string): true | string => text.trim() === "" || validated(daysTyped)(text);

export interface PolicyFormProps {
  slot: FormSlot<PolicyValues>;
  /** The types of leave to choose from: the active ones and the chosen one. */
  typesFor: (chosen: string) => readonly { value: string; label: string }[];
  /** It exists already: its type stays. */
  isKnown?: boolean;
  isPreset?: boolean;
}

export function PolicyForm({ slot, typesFor, isKnown = false, isPreset = false }: PolicyFormProps) {
  const t = useTranslations("leavePolicies.form");
  const { form, page, input, register, control } = useEntityForm(slot);
  const [type, period, grant, keeps] = useWatch({ control, name: ["type", "period", "grant", "carryOver.keeps"] });
  const { field: grantField } = useController({ control, name: "grant" });
  const { field: keepsField } = useController({ control, name: "carryOver.keeps" });
  const isOnce = period === "once";
  return (
    <EntityForm page={page} submitLabel={slot.submitLabel}>
      {isPreset && <Banner>{t("presetText")}</Banner>}
      <Card title={t("what")}>
        <div className={gridClass(16, [4, 5], "align-start")}>
          <Select
            label={t("type")}
            required
            placeholder={t("chooseType")}
            options={typesFor(type)}
            disabled={isKnown}
            {...(isKnown ? { hint: t("typeStays") } : {})}
            {...input("type", { validate: validated(requiredField) })}
            value={type}
          />
          <LanguageFields form={form} field="name" label={(name) => t(name)} maxLength={120} />
          <DateInput control={control} name="from" label={t("from")} required />
          <DateInput control={control} name="to" label={t("to")} hint={t("toHint")} optional notBefore="from" />
        </div>
      </Card>
      <Card title={t("grants")}>
        <div className={stackClass(5)}>
          <Select
            label={t("period")}
            hint={t(`periodHints.${period}`)}
            options={periods.map((value) => ({ value, label: t(`periods.${value}`) }))}
            {...input("period")}
          />
          <BandsField form={form} isSingle={isOnce} />
          {!isOnce && (
            <RadioList
              legend={t("grant")}
              options={grants.map((value) => ({
                value,
                label: t(`grantNames.${value}`),
                hint: t(`grantHints.${value}`),
              }))}
              {...grantField}
            />
          )}
          {(isOnce || grant === "start") && (
            <Switch label={t("prorate")} hint={t("prorateHint")} {...register("prorate")} />
          )}
          <div className={gridClass(16, [4, 5], "align-start")}>
            <Select
              label={t("rounding")}
              options={roundings.map((value) => ({ value, label: t(`roundings.${value}`) }))}
              {...input("rounding")}
            />
            <TextField
              label={t("waitingMonths")}
              hint={t("waitingHint")}
              required
              inputMode="numeric"
              dir="ltr"
              autoComplete="off"
              {...input("waitingMonths", { validate: requiredMonths })}
            />
            <TextField
              label={t("overdraw")}
              hint={t("overdrawHint")}
              required
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              {...input("overdraw", { validate: validated(daysTyped) })}
            />
          </div>
        </div>
      </Card>
      {!isOnce && (
        <Card title={t("carryOver")}>
          <div className={stackClass(5)}>
            <RadioList
              legend={t("keeps")}
              options={(["all", "limited"] as const).map((value) => ({
                value,
                label: t(`keepNames.${value}`),
                hint: t(`keepHints.${value}`),
              }))}
              {...keepsField}
            />
            {keeps === "limited" && (
              <div className={gridClass(16, [4, 5], "align-start")}>
                <TextField
                  label={t("most")}
                  hint={t("mostHint")}
                  optional
                  inputMode="decimal"
                  dir="ltr"
                  autoComplete="off"
                  {...input("carryOver.most", { validate: daysOrNone })}
                />
                <TextField
                  label={t("expiresAfterMonths")}
                  hint={t("expiresHint")}
                  optional
                  inputMode="numeric"
                  dir="ltr"
                  autoComplete="off"
                  {...input("carryOver.expiresAfterMonths", { validate: monthsFrom(1) })}
                />
              </div>
            )}
          </div>
        </Card>
      )}
      <Card title={t("who")}>
        <SubjectsField
          form={form}
          source={subjectSource}
          everyoneHint={t("everyoneHint")}
          subjectsHint={t("subjectsHint")}
        />
      </Card>
      <Card title={t("source")}>
        <div className={gridClass(16, [4, 5], "align-start")}>
          <LanguageFields
            form={form}
            field="source"
            label={(name) => t(name)}
            maxLength={300}
            needs="none"
            rows={2}
            hint={t("sourceHint")}
          />
        </div>
      </Card>
    </EntityForm>
  );
}
