import type { ReactNode } from "react";
import { Controller, useWatch, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { categoryColors } from "#ui/category-color.ts";
import { categoryIconNames } from "#ui/category-icon.ts";
import { Card } from "#ui/Card.tsx";
import { CategoryBadge, CategoryTile } from "#ui/CategoryBadge.tsx";
import { gridClass, stackClass, textClass } from "#ui/primitives.ts";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Select } from "#ui/Select.tsx";
import { Switch } from "#ui/Switch.tsx";
import styles from "./CategoryForm.module.css";
import type { CategoryValues } from "./category-values.ts";

export interface CategoryLooksProps {
  form: UseFormReturn<CategoryValues>;
  isAll: boolean;
  /** The field of the order. */
  order: ReactNode;
}

/** Icon, colour and order of a category with a picture of it, who may post, and whether it is active. */
export function CategoryLooks({ form, isAll, order }: CategoryLooksProps) {
  const t = useTranslations("communityAdmin.category");
  const { control, register } = form;
  return (
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
          {order}
          <Preview form={form} />
        </div>
        {!isAll && (
          <>
            <Controller
              control={control}
              name="posting"
              render={({ field }) => (
                <SegmentedChoice<CategoryValues["posting"]>
                  legend={t("posting")}
                  options={[
                    { value: "everyone", label: t("everyone") },
                    { value: "moderators", label: t("moderators") },
                  ]}
                  value={field.value}
                  onChange={field.onChange}
                />
              )}
            />
            <Switch label={t("isActive")} hint={t("isActiveHint")} {...register("isActive")} />
          </>
        )}
      </div>
    </Card>
  );
}

/** The category as lists show it, while it is being made. */
function Preview({ form }: { form: UseFormReturn<CategoryValues> }) {
  const t = useTranslations("communityAdmin.category");
  const locale = useLocale();
  const { icon, color, nameAr, nameEn } = useWatch({ control: form.control });
  const name = (locale === "ar" ? nameAr : nameEn)?.trim() ?? "";
  return (
    <div>
      <span className={textClass("sm", "ink", "medium")}>{t("preview")}</span>
      <div className={styles.preview}>
        <CategoryTile icon={icon ?? ""} color={color ?? ""} />
        <CategoryBadge name={name === "" ? t("previewName") : name} color={color ?? ""} />
      </div>
    </div>
  );
}
