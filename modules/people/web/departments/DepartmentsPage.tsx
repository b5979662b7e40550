import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Department } from "#modules/people/contract/schemas-departments.ts";
import { IndexPage } from "#kit/IndexPage.tsx";
import { nameIn, otherLocale } from "#shared/locale.ts";
import type { DataColumn } from "#ui/DataTable.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { DeleteIcon, EditIcon, PlusIcon } from "#ui/icons.ts";
import { rowClass, textClass } from "#ui/primitives.ts";
import { classNames } from "#ui/class-names.ts";
import { departmentsQuery } from "./api.ts";
import { DeleteDepartment } from "./DeleteDepartment.tsx";
import { arrangeDepartments, type PlacedDepartment } from "./department-tree.ts";
import { DepartmentDialog } from "./DepartmentDialog.tsx";
import styles from "./Departments.module.css";

const operations = [
  { action: "add", label: "addBelow", icon: <PlusIcon size={18} /> },
  { action: "edit", label: "editTitle", icon: <EditIcon size={18} /> },
  { action: "delete", label: "delete", icon: <DeleteIcon size={18} /> },
] as const;

/** The open dialog; `add` adds below the department, or at the top. */
type Order = { action: "add"; department: Department | null } | { action: "edit" | "delete"; department: Department };

/** The tree of departments; they are added, renamed, moved and deleted here. */
export function DepartmentsPage() {
  const t = useTranslations("peopleRecords.departments");
  const locale = useLocale();
  const formats = useFormats();
  const query = useQuery(departmentsQuery);
  const [order, setOrder] = useState<Order | null>(null);
  const departments = query.data?.data;

  const other = otherLocale(locale);
  const columns: readonly DataColumn<PlacedDepartment>[] = [
    {
      id: "name",
      header: t("name"),
      isName: true,
      cell: ({ department, depth }) => (
        <span
          className={classNames(textClass("block", "medium", "anywhere"), styles.name)}
          style={{ "--depth": Math.min(depth, 6) } as React.CSSProperties}
        >
          <bdi>{nameIn(locale, department)}</bdi>
        </span>
      ),
    },
    {
      id: "other",
      header: t(other === "ar" ? "nameAr" : "nameEn"),
      cell: ({ department }) => <bdi lang={other}>{nameIn(other, department)}</bdi>,
    },
    {
      id: "people",
      header: t("people"),
      narrow: true,
      cell: ({ department: { id, people } }) =>
        people === 0 ? (
          formats.figure(0)
        ) : (
          <Link to="/directory" search={{ department: id }} className={classNames(textClass("medium"), styles.link)}>
            {t("count", { count: people })}
          </Link>
        ),
    },
    {
      id: "operations",
      header: t("operations"),
      narrow: true,
      cell: ({ department }) => {
        const name = isolated(nameIn(locale, department));
        return (
          <span className={rowClass(1)}>
            {operations.map(({ action, label, icon }) => (
              <IconButton
                key={action}
                size="sm"
                label={t(label, { name })}
                icon={icon}
                onClick={() => setOrder({ action, department })}
              />
            ))}
          </span>
        );
      },
    },
  ];
  const close = (): void => setOrder(null);
  return (
    <>
      <IndexPage<PlacedDepartment>
        t={t}
        onAdd={() => setOrder({ action: "add", department: null })}
        list={{ ...query, data: departments && { data: arrangeDepartments(departments, locale) } }}
        keyOf={({ department }) => department.id}
        columns={columns}
      />
      {order !== null &&
        departments !== undefined &&
        (order.action === "delete" ? (
          <DeleteDepartment department={order.department} departments={departments} onClose={close} />
        ) : (
          <DepartmentDialog
            department={order.action === "edit" ? order.department : null}
            parent={order.department?.id ?? ""}
            departments={departments}
            onClose={close}
          />
        ))}
    </>
  );
}
