import { useTranslations } from "use-intl";
import { exceptionDayApi } from "../rules/api.ts";
import { RulePage } from "../rules/RulePage.tsx";
import { bodyOf, emptyException, readParameter, valuesOf } from "./exception-values.ts";
import { ExceptionForm } from "./ExceptionForm.tsx";
import { useExceptionName } from "./use-exception-name.ts";

export function ExceptionDayPage() {
  const t = useTranslations("attendanceRules");
  const nameOf = useExceptionName();
  return (
    <RulePage
      kind="exceptionDay"
      titles={{ add: t("exceptionDay.addTitle"), edit: t("exceptionDay.editTitle"), list: t("exceptionDays.title") }}
      nameOf={nameOf}
      api={exceptionDayApi}
      empty={emptyException}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      readParameter={readParameter}
      renderForm={(slot) => <ExceptionForm slot={slot} />}
    />
  );
}
