import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import type { Department } from "#modules/people/contract/schemas-departments.ts";
import { nameIn } from "#shared/locale.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import { boxClass, stackClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { useToast } from "#ui/toast-context.ts";
import { deleteDepartment } from "./api.ts";
import { departmentOptions, withBelow } from "./department-tree.ts";
import { useRefreshDepartments } from "./use-refresh-departments.ts";

export interface DeleteDepartmentProps {
  department: Department;
  departments: readonly Department[];
  onClose: () => void;
}

/** Confirms a deletion, with the department that its people and sub-departments move to. */
export function DeleteDepartment({ department, departments, onClose }: DeleteDepartmentProps) {
  const t = useTranslations("peopleRecords.deletion");
  const locale = useLocale();
  const problemText = useProblemText();
  const toast = useToast();
  const refresh = useRefreshDepartments();
  const name = isolated(nameIn(locale, department));
  const below = departments.filter(({ parent }) => parent === department.id).length;
  const [moveTo, setMoveTo] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const removal = useMutation({
    mutationFn: () => deleteDepartment({ params: { id: department.id }, query: moveTo === "" ? {} : { moveTo } }),
    onSuccess: async () => {
      await refresh();
      toast({ message: t("done", { name }), tone: "success" });
      onClose();
    },
  });
  // Former users still belong to departments and are not counted: the server knows.
  const isUsed = isProblem(removal.error, "department_used");
  const mustMove = department.people > 0 || below > 0 || isUsed;
  function confirm(): void {
    if (mustMove && moveTo === "") return setIsMissing(true);
    removal.mutate();
  }
  return (
    <ConfirmDialog
      open
      title={t("title", { name })}
      confirmLabel={t("confirm")}
      working={removal.isPending}
      onClose={onClose}
      onConfirm={confirm}
    >
      <div className={stackClass(4, "fits")}>
        <FormError message={removal.error === null || isUsed ? null : problemText(removal.error)} />
        <p className={boxClass("flush")}>
          {mustMove ? t("text", { people: department.people, below }) : t("textEmpty")} {t("mentions")}
        </p>
        {mustMove && (
          <Select
            label={t("moveTo")}
            required
            placeholder={t("choose")}
            options={departmentOptions(departments, locale, withBelow(departments, department.id))}
            value={moveTo}
            error={isMissing && moveTo === "" ? t("chooseError") : isUsed ? t("left") : undefined}
            onChange={(event) => setMoveTo(event.target.value)}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
