import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { LanguageFields } from "#kit/LanguageFields.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { Department } from "#modules/people/contract/schemas-departments.ts";
import { nameIn } from "#shared/locale.ts";
import { Select } from "#ui/Select.tsx";
import { createDepartment, updateDepartment } from "./api.ts";
import { departmentOptions, withBelow } from "./department-tree.ts";
import { useRefreshDepartments } from "./use-refresh-departments.ts";

type Values = { nameEn: string; nameAr: string; parent: string };

const valuesOf = (department: Department | null, parent: string): Values => ({
  nameEn: department?.nameEn ?? "",
  nameAr: department?.nameAr ?? "",
  parent: department === null ? parent : (department.parent ?? ""),
});

export interface DepartmentDialogProps {
  /** Null adds one. */
  department: Department | null;
  /** The parent of a new one; empty at the top. */
  parent: string;
  departments: readonly Department[];
  onClose: () => void;
}

export function DepartmentDialog({ department, parent, departments, onClose }: DepartmentDialogProps) {
  const t = useTranslations("peopleRecords.departments");
  const words = useTranslations("kit.form");
  const locale = useLocale();
  const refresh = useRefreshDepartments();
  // The version that the server compares; replaced after a conflict.
  const [base, setBase] = useState(department);
  const { form, input, frame } = useEntityForm({
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
  return (
    <FormDialog
      title={department === null ? t("addTitle") : t("editTitle", { name: isolated(nameIn(locale, department)) })}
      submitLabel={words("save")}
      size="sm"
      {...frame}
    >
      <LanguageFields form={form} field="name" label={(name) => t(name)} maxLength={120} takesFocus />
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
