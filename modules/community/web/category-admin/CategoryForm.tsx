import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { EntityForm, type FormSlot } from "#kit/EntityForm.tsx";
import { LanguageFields } from "#kit/LanguageFields.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { wholeNumeric } from "#shared/validators.ts";
import { Card } from "#ui/Card.tsx";
import { CategoryBadge, CategoryTile } from "#ui/CategoryBadge.tsx";
import { categoryColors } from "#ui/category-color.ts";
import { categoryIconNames } from "#ui/category-icon.ts";
import { classNames } from "#ui/class-names.ts";
import { gridClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Select } from "#ui/Select.tsx";
import { Switch } from "#ui/Switch.tsx";
import { TextField } from "#ui/TextField.tsx";
import styles from "./CategoryForm.module.css";
import type { CategoryValues } from "./prepare-category.ts";

export interface CategoryFormProps {
  slot: FormSlot<CategoryValues>;
  /** "All" has no rights to set: it is always active and closed to posts. */
  isAll?: boolean;
}

export function CategoryForm({ slot, isAll = false }: CategoryFormProps) {
  const t = useTranslations("communityAdmin.category");
  const { form, page, input } = useEntityForm(slot);
  const { control, register } = form;
  return (
    <EntityForm page={page} submitLabel={slot.submitLabel}>
      <Card title={t("names")}>
        <div className={gridClass(20, [4, 5], "align-start")}>
          <LanguageFields form={form} field="name" label={t} maxLength={60} />
          <LanguageFields form={form} field="description" label={t} maxLength={200} needs="none" rows={2} />
        </div>
      </Card>
      <Card title={t("looks")}>
        <div className={stackClass(5)}>
          <div className={gridClass(16, [4, 5], "align-start")}>
            <Select
              label={t("icon")}
              options={categoryIconNames.map((value) => ({
                value,
                label: t.has(`icons.${value}` as "icons.book") ? t(`icons.${value}` as "icons.book") : value,
              }))}
              {...register("icon")}
            />
            <Select
              label={t("color")}
              options={categoryColors.map((value) => ({ value, label: t(`colors.${value}`) }))}
              {...register("color")}
            />
            <TextField
              label={t("order")}
              hint={t("orderHint")}
              inputMode="numeric"
              dir="ltr"
              autoComplete="off"
              optional
              {...input("order", { validate: validated(wholeNumeric) })}
            />
            <Preview form={form} />
          </div>
          {!isAll && (
            <>
              <Controller
                control={control}
                name="posting"
                render={({ field: { value, onChange } }) => (
                  <SegmentedChoice<CategoryValues["posting"]>
                    legend={t("posting")}
                    options={(["everyone", "moderators"] as const).map((who) => ({ value: who, label: t(who) }))}
                    value={value}
                    onChange={onChange}
                  />
                )}
              />
              <Switch label={t("isActive")} hint={t("isActiveHint")} {...register("isActive")} />
            </>
          )}
        </div>
      </Card>
    </EntityForm>
  );
}

/** The category as shown in lists. */
function Preview({ form: { control } }: { form: UseFormReturn<CategoryValues> }) {
  const t = useTranslations("communityAdmin.category");
  const locale = useLocale();
  const { icon = "", color = "", nameAr = "", nameEn = "" } = useWatch({ control });
  const name = (locale === "ar" ? nameAr : nameEn).trim();
  return (
    <div>
      <span className={textClass("sm", "ink", "medium")}>{t("preview")}</span>
      <div className={classNames(rowClass(3, "align-center", "above-1"), styles.preview)}>
        <CategoryTile icon={icon} color={color} />
        <CategoryBadge name={name === "" ? t("previewName") : name} color={color} />
      </div>
    </div>
  );
}
