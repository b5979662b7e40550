import { Link, useParams, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { exceptionDayQuery, previewExceptionDayChange, updateExceptionDay } from "../rules/api.ts";
import { EditRule } from "../rules/EditRule.tsx";
import { bodyOf, readParameter, valuesOf } from "./exception-values.ts";
import { ExceptionForm } from "./ExceptionForm.tsx";
import { useExceptionName } from "./use-exception-name.ts";

/** An exception day to be changed. */
export function EditExceptionDayPage() {
  const t = useTranslations("attendanceRules");
  const nameOf = useExceptionName();
  const { id } = useParams({ from: "/app/admin/attendance/exceptionDay/$id/edit" });
  const { exceptionDay: parameter } = useSearch({ from: "/app/admin/attendance/exceptionDay/$id/edit" });
  const initialFromUrl = useMemo(() => readParameter(parameter, id), [parameter, id]);
  return (
    <EditRule
      title={t("exceptionDay.editTitle")}
      back={{
        label: t("exceptionDays.title"),
        renderLink: (slot) => <Link to="/admin/attendance/exceptionDays/index" {...slot} />,
      }}
      index="/admin/attendance/exceptionDays/index"
      nameOf={nameOf}
      id={id}
      kind="exceptionDay"
      query={exceptionDayQuery(id)}
      initialFromUrl={initialFromUrl}
      valuesOf={valuesOf}
      preview={async (values) => (await previewExceptionDayChange({ params: { id }, body: bodyOf(values) })).data}
      update={(values, version) => updateExceptionDay({ params: { id }, body: { ...bodyOf(values), version } })}
      renderForm={(slot) => <ExceptionForm slot={slot} />}
    />
  );
}
