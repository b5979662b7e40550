import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { AddEntity } from "#kit/AddEntity.tsx";
import { EditEntity } from "#kit/EditEntity.tsx";
import { useRefresh } from "#kit/use-refresh.ts";
import type { PayrollMapping } from "#modules/payroll/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import type { LinkSlot } from "#ui/link.ts";
import { createMapping, mappingQuery, showsPayroll, updateMapping } from "../api.ts";
import { MappingForm } from "./MappingForm.tsx";
import { bodyOf, emptyMapping, valuesOf } from "./prepare-mapping.ts";

function useMappingPage() {
  const t = useTranslations("payrollMappings.form");
  const locale = useLocale();
  const navigate = useNavigate();
  const to = "/admin/attendance/payroll/mappings" as const;
  return {
    back: { label: t("back"), renderLink: (slot: LinkSlot) => <Link to={to} {...slot} /> },
    nameOf: (mapping: PayrollMapping) => nameIn(locale, mapping),
    refresh: useRefresh(showsPayroll),
    onSaved: () => void navigate({ to }),
  };
}

export function AddMappingPage() {
  const t = useTranslations("payrollMappings.form");
  const locale = useLocale();
  return (
    <AddEntity
      {...useMappingPage()}
      title={t("addTitle")}
      empty={emptyMapping(locale)}
      draftPlace="payrollMapping:new"
      create={(values) => createMapping({ body: bodyOf(values) })}
      renderForm={(slot) => <MappingForm slot={slot} />}
    />
  );
}

export function EditMappingPage() {
  const t = useTranslations("payrollMappings.form");
  const { id } = useParams({ from: "/app/admin/attendance/payroll/mappings/$id/edit" });
  return (
    <EditEntity
      {...useMappingPage()}
      title={t("editTitle")}
      id={id}
      kind="payrollMapping"
      query={mappingQuery(id)}
      valuesOf={valuesOf}
      update={(values, version) => updateMapping({ params: { id }, body: { ...bodyOf(values), version } })}
      renderForm={(slot) => <MappingForm slot={slot} />}
    />
  );
}
