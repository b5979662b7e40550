import { useState } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { Department } from "#modules/people/contract/schemas-departments.ts";
import { nameIn } from "#shared/locale.ts";
import { firstOf, maxLength, requiredField } from "#shared/validators.ts";
import { Select } from "#ui/Select.tsx";
import { TextField } from "#ui/TextField.tsx";
import { createDepartment, updateDepartment } from "./api.ts";
import { departmentOptions, withBelow } from "./department-tree.ts";
import { useRefreshDepartments } from "./use-refresh-departments.ts";

type Values = { nameEn: string; nameAr: string; parent: string };
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
  const refresh = useRefreshDepartments();
  // What is compared by the server: of a change made meanwhile, what it left.
  const [base, setBase] = useState(department);
  const { input, frame } = useEntityForm({
    initial: valuesOf(department, parent),
    onClose,
    async save({ nameEn, nameAr, parent: above }) {
      const body = { nameEn: nameEn.trim(), nameAr: nameAr.trim(), parent: above === "" ? null : above };
      const { data } =
        base === null
          ? await createDepartment({ body })
          : await updateDepartment({ params: { id: base.id }, body: { ...body, version: base.version } });
      await refresh();
      return t("saved", { name: isolated(nameIn(locale, data)) });
    },
    onStale(current) {
      setBase(current as Department);
      return valuesOf(current as Department, "");
    },
  });
  const name = { validate: validated(firstOf(requiredField, maxLength(120))) };
  const languages = locale === "ar" ? (["Ar", "En"] as const) : (["En", "Ar"] as const);
  return (
    <FormDialog
      title={department === null ? t("addTitle") : t("editTitle", { name: isolated(nameIn(locale, department)) })}
      submitLabel={t("save")}
      size="sm"
      {...frame}
    >
      {languages.map((language, index) => (
        <TextField
          key={language}
          label={t(`name${language}`)}
          {...written[language]}
          {...(index === 0 ? { "data-autofocus": "" } : {})}
          required
          autoComplete="off"
          {...input(`name${language}`, name)}
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
        {...input("parent")}
      />
    </FormDialog>
  );
}
