import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import { IndexPage } from "#kit/IndexPage.tsx";
import { useRefresh } from "#kit/use-refresh.ts";
import type { PayrollMapping } from "#modules/payroll/contract/schemas.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { DeleteIcon, EditIcon } from "#ui/icons.ts";
import { rowClass, textClass } from "#ui/primitives.ts";
import { deleteMapping, mappingsQuery, showsPayroll } from "../api.ts";

export function MappingsPage() {
  const t = useTranslations("payrollMappings");
  const formats = useFormats();
  const refresh = useRefresh(showsPayroll);
  const [deleting, setDeleting] = useState<PayrollMapping | null>(null);
  const valuesOf = (mapping: PayrollMapping) => ({ name: isolated(formats.name(mapping)) });
  return (
    <>
      <IndexPage<PayrollMapping>
        t={t}
        back={{ label: t("back"), renderLink: (slot) => <Link to="/admin/attendance/payroll" {...slot} /> }}
        renderAdd={(slot) => <Link to="/admin/attendance/payroll/mappings/add" {...slot} />}
        list={useQuery(mappingsQuery)}
        columns={[
          {
            id: "name",
            header: t("name"),
            isName: true,
            cell: (mapping) => <bdi className={textClass("ink", "medium", "anywhere")}>{formats.name(mapping)}</bdi>,
          },
          {
            id: "people",
            header: t("columnsOfPeople"),
            narrow: true,
            cell: ({ personColumns }) => t("columnCount", { count: personColumns.length }),
          },
          {
            id: "days",
            header: t("columnsOfDays"),
            narrow: true,
            cell: ({ dayColumns }) =>
              dayColumns === null ? t("noDays") : t("columnCount", { count: dayColumns.length }),
          },
          {
            id: "operations",
            header: t("operations"),
            narrow: true,
            cell: (mapping) => (
              <div className={rowClass(1, "align-center")}>
                <IconButton
                  size="sm"
                  label={t("edit", valuesOf(mapping))}
                  icon={<EditIcon size={18} />}
                  renderLink={(slot) => (
                    <Link to="/admin/attendance/payroll/mappings/$id/edit" params={{ id: mapping.id }} {...slot} />
                  )}
                />
                {mapping.isUsed ? (
                  <span className={textClass("xs", "muted")}>{t("used")}</span>
                ) : (
                  <IconButton
                    size="sm"
                    label={t("delete", valuesOf(mapping))}
                    icon={<DeleteIcon size={18} />}
                    onClick={() => setDeleting(mapping)}
                  />
                )}
              </div>
            ),
          },
        ]}
      />
      {deleting !== null && (
        <ConfirmAction
          title={t("deleteTitle", valuesOf(deleting))}
          confirmLabel={t("deleteConfirm")}
          run={() => deleteMapping({ params: { id: deleting.id } })}
          message={t("deleted", valuesOf(deleting))}
          ignoresMissing
          refresh={refresh}
          onClose={() => setDeleting(null)}
        >
          <p>{t("deleteText")}</p>
        </ConfirmAction>
      )}
    </>
  );
}
