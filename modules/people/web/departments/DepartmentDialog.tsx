import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { showFieldProblems, useFieldErrorText, validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import type { Department } from "#modules/people/contract/schemas-departments.ts";
import { nameIn } from "#shared/locale.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Form } from "#ui/Form.tsx";
import { FormError } from "#ui/FormError.tsx";
import { Select } from "#ui/Select.tsx";
import { TextField } from "#ui/TextField.tsx";
import { useToast } from "#ui/toast-context.ts";
import { createDepartment, updateDepartment } from "./api.ts";
import { departmentOptions, withBelow } from "./department-tree.ts";
import styles from "./Departments.module.css";
import { useRefreshDepartments } from "./use-refresh-departments.ts";

type Values = { nameEn: string; nameAr: string; parent: string };
const fields = ["nameEn", "nameAr", "parent"] as const;
const written = { Ar: { lang: "ar", dir: "rtl" }, En: { lang: "en", dir: "ltr" } } as const;

const valuesOf = (department: Department | null, parent: string): Values => ({
  nameEn: department?.nameEn ?? "",
  nameAr: department?.nameAr ?? "",
  parent: department === null ? parent : (department.parent ?? ""),
});

export interface DepartmentDialogProps {
  /** The one that is changed; null for a new one. */
  department: Department | null;
  /** Where a new one stands; empty at the top. */
  parent: string;
  departments: readonly Department[];
  onClose: () => void;
}

/** Names of a department, and the one it stands below. */
export function DepartmentDialog({ department, parent, departments, onClose }: DepartmentDialogProps) {
  const t = useTranslations("peopleRecords.department");
  const locale = useLocale();
  const errorText = useFieldErrorText();
  const problemText = useProblemText();
  const toast = useToast();
  const refresh = useRefreshDepartments();
  const formId = useId();
  // What is compared by the server: of a change made meanwhile, what it left.
  const [base, setBase] = useState(department);
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    defaultValues: valuesOf(department, parent),
  });
  const { errors, isDirty } = formState;
  const save = useMutation({
    mutationFn: ({ nameEn, nameAr, parent: above }: Values) => {
      const body = { nameEn: nameEn.trim(), nameAr: nameAr.trim(), parent: above === "" ? null : above };
      if (base === null) return createDepartment({ body });
      return updateDepartment({ params: { id: base.id }, body: { ...body, version: base.version } });
    },
    onSuccess: async ({ data }) => {
      await refresh();
      toast({ message: t("saved", { name: isolated(nameIn(locale, data)) }), tone: "success" });
      onClose();
    },
    onError: (error) => {
      if (isProblem(error, "stale_version") && error.problem.current !== undefined) {
        const current = error.problem.current as Department;
        setBase(current);
        reset(valuesOf(current, ""), { keepDirtyValues: true });
      } else if (showFieldProblems<Values>(error, fields, setError)) save.reset();
    },
  });
  const send = handleSubmit((values) => save.mutate(values));
  const submit = (): void => {
    if (!save.isPending) void send();
  };
  const name = { validate: validated(firstOf(requiredField, maxLength(120))) };
  const languages = locale === "ar" ? (["Ar", "En"] as const) : (["En", "Ar"] as const);
  const isStale = isProblem(save.error, "stale_version");
  return (
    <Dialog
      open
      onClose={onClose}
      keepOpenOnOutsideClick={isDirty}
      size="sm"
      title={department === null ? t("addTitle") : t("editTitle", { name: isolated(nameIn(locale, department)) })}
      closeLabel={t("cancel")}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button variant="strong" type="submit" form={formId} loading={save.isPending} loadingLabel={t("saving")}>
            {t("save")}
          </Button>
        </>
      }
    >
      <Form id={formId} className={styles.form} onSubmit={submit}>
        <FormError message={save.error === null ? null : isStale ? t("changed") : problemText(save.error)} takeFocus />
        {languages.map((language, index) => (
          <TextField
            key={language}
            label={t(`name${language}`)}
            {...written[language]}
            {...(index === 0 ? { "data-autofocus": "" } : {})}
            required
            autoComplete="off"
            error={errorText(errors[`name${language}`])}
            {...register(`name${language}`, name)}
          />
        ))}
        <Select
          label={t("parent")}
          placeholder={t("atTop")}
          options={departmentOptions(
            departments,
            locale,
            department === null ? undefined : withBelow(departments, department.id),
          )}
          error={errorText(errors.parent)}
          {...register("parent")}
        />
      </Form>
    </Dialog>
  );
}
