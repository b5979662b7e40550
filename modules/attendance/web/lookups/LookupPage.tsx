import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useFormats } from "#client/intl.tsx";
import { useHolds } from "#client/use-holds.ts";
import { EntityForm, type FormSlot } from "#kit/EntityForm.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { lookupCategories } from "#modules/attendance/contract/kinds.ts";
import { wholeNumeric } from "#shared/validators.ts";
import { Card } from "#ui/Card.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { Switch } from "#ui/Switch.tsx";
import { NumberField } from "../components/NumberField.tsx";
import { lookupApi, requestTypesQuery } from "../rules/api.ts";
import { NameFields } from "../rules/NameFields.tsx";
import { useLookupChoices } from "../rules/use-lookups.ts";
import { RulePage } from "../rules/RulePage.tsx";
import { bodyOf, emptyLookup, readParameter, valuesOf, type LookupValues } from "./lookup-values.ts";

export function LookupPage() {
  const t = useTranslations("attendanceRules");
  return (
    <RulePage
      kind="lookup"
      titles={{ add: t("lookup.addTitle"), edit: t("lookup.editTitle"), list: t("lookups.title") }}
      api={lookupApi}
      empty={emptyLookup}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      readParameter={readParameter}
      renderForm={(slot, id) => <LookupForm slot={slot} ownId={id} />}
    />
  );
}

/** `ownId`: the id of an existing entry. */
function LookupForm({ slot, ownId }: { slot: FormSlot<LookupValues>; ownId: string | undefined }) {
  const t = useTranslations("attendanceRules.lookup");
  const lists = useTranslations("attendanceRules.lookups");
  const formats = useFormats();
  const { form, page, input, register, control, setValue } = useEntityForm(slot);
  const category = useWatch({ control, name: "category" });
  const mainLookup = useWatch({ control, name: "mainLookup" });
  const requestType = useWatch({ control, name: "requestType" });
  const above = useLookupChoices(category, mainLookup, ownId);
  const isWhole = useHolds("attendance.manage") === "whole";
  const known = (useQuery({ ...requestTypesQuery, enabled: isWhole }).data?.data ?? []).map((service) => ({
    value: service.code,
    label: formats.name(service),
  }));
  // A stored code of an unknown service, from before codes were checked, stays selectable until another is chosen.
  const isKnown = requestType === "" || known.some(({ value }) => value === requestType);
  const services = isKnown ? known : [...known, { value: requestType, label: requestType }];
  return (
    <EntityForm page={page} submitLabel={slot.submitLabel}>
      <Card title={t("names")}>
        <div className={gridClass(20, [4, 5], "align-start")}>
          <Select
            label={lists("category")}
            required
            options={lookupCategories.map((value) => ({ value, label: lists(`categories.${value}`) }))}
            // The parent must be in the same list.
            {...input("category", { onChange: () => setValue("mainLookup", "", { shouldDirty: true }) })}
          />
          <Select
            label={t("mainLookup")}
            hint={t("mainLookupHint")}
            placeholder={t("noMain")}
            {...input("mainLookup")}
            {...above}
          />
          <NameFields form={form} />
        </div>
      </Card>
      <Card title={t("use")}>
        <div className={stackClass(5)}>
          <div className={gridClass(16, [4, 5], "align-start")}>
            <Select
              label={t("requestType")}
              hint={t("requestTypeHint")}
              optional
              placeholder={t("anyRequestType")}
              options={services}
              {...input("requestType")}
              value={requestType}
            />
            <NumberField
              label={t("order")}
              hint={t("orderHint")}
              optional
              {...input("order", { validate: validated(wholeNumeric) })}
            />
          </div>
          <Switch label={t("isRequired")} hint={t("isRequiredHint")} {...register("isRequired")} />
          <Switch label={t("isActive")} hint={t("isActiveHint")} {...register("isActive")} />
        </div>
      </Card>
    </EntityForm>
  );
}
