import { useQuery } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { nameIn } from "#shared/locale.ts";
import { wholeNumeric } from "#shared/validators.ts";
import { Card } from "#ui/Card.tsx";
import { Select } from "#ui/Select.tsx";
import { Switch } from "#ui/Switch.tsx";
import { TextField } from "#ui/TextField.tsx";
import { lookupsQuery, requestTypesQuery } from "../rules/api.ts";
import { NameFields } from "../rules/NameFields.tsx";
import { RuleForm, type RuleFormSlot } from "../rules/RuleForm.tsx";
import styles from "../rules/RuleForm.module.css";
import type { LookupValues } from "./lookup-values.ts";
import { categories } from "./search.ts";

/** As many entries of one list as can be chosen from. */
const mostAbove = 100;

/** List, names, place and meaning of an entry; `ownId` of one that is there already. */
export function LookupForm({ slot, ownId }: { slot: RuleFormSlot<LookupValues>; ownId?: string }) {
  const t = useTranslations("attendanceRules.lookup");
  const lists = useTranslations("attendanceRules.lookups");
  const locale = useLocale();
  const errorText = useFieldErrorText();
  const form = useForm<LookupValues>({ defaultValues: slot.initial, shouldFocusError: false });
  const { register, control, setValue, formState } = form;
  const { errors } = formState;
  const category = useWatch({ control, name: "category" });
  const mainLookup = useWatch({ control, name: "mainLookup" });
  const requestType = useWatch({ control, name: "requestType" });
  const above = useQuery(lookupsQuery({ category, limit: mostAbove })).data?.data ?? [];
  const choices = above
    .filter(({ id, isActive }) => id !== ownId && (isActive || id === mainLookup))
    .map((lookup) => ({ value: lookup.id, label: nameIn(locale, lookup) }));
  const known = (useQuery(requestTypesQuery).data?.data ?? []).map((service) => ({
    value: service.code,
    label: nameIn(locale, service),
  }));
  // A stored code of no service, such as one from before codes were checked, stays selectable until another is chosen.
  const isKnown = requestType === "" || known.some(({ value }) => value === requestType);
  const services = isKnown ? known : [...known, { value: requestType, label: requestType }];
  return (
    <RuleForm form={form} {...slot}>
      <Card title={t("names")}>
        <div className={styles.pairs}>
          <Select
            label={lists("category")}
            required
            options={categories.map((value) => ({ value, label: lists(`categories.${value}`) }))}
            error={errorText(errors.category)}
            // What stands above is of the same list.
            {...register("category", { onChange: () => setValue("mainLookup", "", { shouldDirty: true }) })}
          />
          <Select
            label={t("mainLookup")}
            hint={t("mainLookupHint")}
            placeholder={t("noMain")}
            options={choices}
            error={errorText(errors.mainLookup)}
            {...register("mainLookup")}
            value={choices.some(({ value }) => value === mainLookup) ? mainLookup : ""}
          />
          <NameFields form={form} />
        </div>
      </Card>
      <Card title={t("use")}>
        <div className={styles.stack}>
          <div className={styles.pairs}>
            <Select
              label={t("requestType")}
              hint={t("requestTypeHint")}
              optionalLabel={t("optional")}
              placeholder={t("anyRequestType")}
              options={services}
              error={errorText(errors.requestType)}
              {...register("requestType")}
              value={requestType}
            />
            <TextField
              label={t("order")}
              hint={t("orderHint")}
              optionalLabel={t("optional")}
              inputMode="numeric"
              dir="ltr"
              autoComplete="off"
              error={errorText(errors.order)}
              {...register("order", { validate: validated(wholeNumeric) })}
            />
          </div>
          <Switch label={t("isRequired")} hint={t("isRequiredHint")} {...register("isRequired")} />
          <Switch label={t("isActive")} hint={t("isActiveHint")} {...register("isActive")} />
        </div>
      </Card>
    </RuleForm>
  );
}
