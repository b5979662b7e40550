import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { EntityForm, type FormSlot } from "#kit/EntityForm.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { firstOf, maxLength, requiredField, wholeNumeric } from "#shared/validators.ts";
import { Card } from "#ui/Card.tsx";
import { gridClass } from "#ui/primitives.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";
import { CategoryLooks } from "./CategoryLooks.tsx";
import type { CategoryValues } from "./category-values.ts";

export interface CategoryFormProps {
  slot: FormSlot<CategoryValues>;
  /** Being active, being posted into and being deleted are not for "All". */
  isAll?: boolean;
}

const written = { Ar: { lang: "ar", dir: "rtl" }, En: { lang: "en", dir: "ltr" } } as const;

/** Names, descriptions, looks and rights of a category. */
export function CategoryForm({ slot, isAll = false }: CategoryFormProps) {
  const t = useTranslations("communityAdmin.category");
  const locale = useLocale();
  const { form, page, input } = useEntityForm(slot);
  const name = { validate: validated(firstOf(requiredField, maxLength(60))) };
  // As everywhere, the reader's language comes first.
  const languages = locale === "ar" ? (["Ar", "En"] as const) : (["En", "Ar"] as const);
  const description = { validate: validated(maxLength(200)) };
  return (
    <EntityForm page={page} submitLabel={slot.submitLabel}>
      <Card title={t("names")}>
        <div className={gridClass(20, [4, 5], "align-start")}>
          {languages.map((language) => (
            <TextField
              key={language}
              label={t(`name${language}`)}
              {...written[language]}
              required
              autoComplete="off"
              {...input(`name${language}`, name)}
            />
          ))}
          {languages.map((language) => (
            <TextArea
              key={language}
              label={t(`description${language}`)}
              {...written[language]}
              minRows={2}
              optional
              {...input(`description${language}`, description)}
            />
          ))}
        </div>
      </Card>
      <CategoryLooks
        form={form}
        isAll={isAll}
        order={
          <TextField
            label={t("order")}
            hint={t("orderHint")}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            optional
            {...input("order", { validate: validated(wholeNumeric) })}
          />
        }
      />
    </EntityForm>
  );
}
