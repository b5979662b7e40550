import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { AddRule } from "../rules/AddRule.tsx";
import { createExceptionDay, previewExceptionDay } from "../rules/api.ts";
import { bodyOf, emptyException } from "./exception-values.ts";
import { ExceptionForm } from "./ExceptionForm.tsx";
import { useExceptionName } from "./use-exception-name.ts";

/** A new exception day. */
export function AddExceptionDayPage() {
  const t = useTranslations("attendanceRules");
  const nameOf = useExceptionName();
  return (
    <AddRule
      title={t("exceptionDay.addTitle")}
      back={{
        label: t("exceptionDays.title"),
        renderLink: (slot) => <Link to="/admin/attendance/exceptionDays/index" {...slot} />,
      }}
      index="/admin/attendance/exceptionDays/index"
      nameOf={nameOf}
      empty={emptyException}
      draftPlace="exceptionDay:new"
      preview={async (values) => (await previewExceptionDay({ body: bodyOf(values) })).data}
      create={(values) => createExceptionDay({ body: bodyOf(values) })}
      renderForm={(slot) => <ExceptionForm slot={slot} />}
    />
  );
}
