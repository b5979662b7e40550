import { useEffect, useState, type ReactNode } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFormDraft } from "#client/drafts.ts";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { useLeaving } from "#client/use-leaving.ts";
import { firstOf, maxLength, requiredField, wholeNumeric } from "#shared/validators.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";
import styles from "./CategoryForm.module.css";
import { CategoryLooks } from "./CategoryLooks.tsx";
import { emptyCategory, type CategoryValues } from "./category-values.ts";

export interface CategoryFormProps {
  /** What the form begins with; replaced when it changes, unless something was typed. */
  initial: CategoryValues;
  /** Where unsaved values are kept. */
  draftPlace: string;
  /** Being active, being posted into and being deleted are not for "All". */
  isAll?: boolean;
  submitLabel: string;
  /** Above the fields: what somebody else saved meanwhile. */
  notice?: (form: UseFormReturn<CategoryValues>) => ReactNode;
  /** Saves; whatever it throws is shown. */
  onSave: (values: CategoryValues) => Promise<void>;
}

const written = { Ar: { lang: "ar", dir: "rtl" }, En: { lang: "en", dir: "ltr" } } as const;
const fields = Object.keys(emptyCategory) as (keyof CategoryValues)[];

/** Names, descriptions, looks and rights of a category. */
export function CategoryForm({ initial, draftPlace, isAll = false, submitLabel, notice, onSave }: CategoryFormProps) {
  const t = useTranslations("communityAdmin.category");
  const locale = useLocale();
  const errorText = useFieldErrorText();
  const problemText = useProblemText();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<CategoryValues>({ defaultValues: initial });
  const { register, handleSubmit, setError, reset, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const draft = useFormDraft(draftPlace, form);
  const leaving = useLeaving({ holds: () => isDirty && !isSubmitting && !formState.isSubmitSuccessful });

  useEffect(() => {
    // What was typed stays; what it is compared with is what is there now.
    reset(initial, { keepDirtyValues: true });
  }, [initial, reset]);

  const submit = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await onSave(values);
      draft.drop();
    } catch (error) {
      if (!showFieldProblems<CategoryValues>(error, fields, setError)) setFailure(error);
    }
  });
  const name = { validate: validated(firstOf(requiredField, maxLength(60))) };
  // As everywhere, the reader's language comes first.
  const languages = locale === "ar" ? (["Ar", "En"] as const) : (["En", "Ar"] as const);
  const description = { validate: validated(maxLength(200)) };
  return (
    <Form className={styles.form} onSubmit={submit}>
      {draft.restored && isDirty && <Banner>{t("restored")}</Banner>}
      {notice?.(form)}
      <FormError message={failure === null ? null : problemText(failure)} takeFocus />
      <Card title={t("names")}>
        <div className={styles.pairs}>
          {languages.map((language) => (
            <TextField
              key={language}
              label={t(`name${language}`)}
              {...written[language]}
              required
              autoComplete="off"
              error={errorText(errors[`name${language}`])}
              {...register(`name${language}`, name)}
            />
          ))}
          {languages.map((language) => (
            <TextArea
              key={language}
              label={t(`description${language}`)}
              {...written[language]}
              minRows={2}
              optionalLabel={t("optional")}
              error={errorText(errors[`description${language}`])}
              {...register(`description${language}`, description)}
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
            optionalLabel={t("optional")}
            error={errorText(errors.order)}
            {...register("order", { validate: validated(wholeNumeric) })}
          />
        }
      />
      <div>
        <Button variant="strong" type="submit" loading={isSubmitting} loadingLabel={t("saving")}>
          {submitLabel}
        </Button>
      </div>
      <ConfirmDialog {...leaving}>{t("leaveText")}</ConfirmDialog>
    </Form>
  );
}
