import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { nameIn } from "#shared/locale.ts";
import { workingTimeRuleApi } from "../rules/api.ts";
import { RulePage } from "../rules/RulePage.tsx";
import { bodyOf, emptyRule, readParameter, valuesOf } from "./prepare-rule-form.ts";
import { WorkingTimeRuleForm } from "./WorkingTimeRuleForm.tsx";

export function WorkingTimeRulePage() {
  const t = useTranslations("attendanceWorkingTime");
  const locale = useLocale();
  return (
    <RulePage
      kind="workingTimeRule"
      titles={{ add: t("rule.addTitle"), edit: t("rule.editTitle"), list: t("rules.title") }}
      nameOf={(rule) => nameIn(locale, rule)}
      api={workingTimeRuleApi}
      empty={emptyRule}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      readParameter={readParameter}
      renderForm={(slot) => <WorkingTimeRuleForm slot={slot} />}
    />
  );
}
