import { ActiveDates } from "#kit/pickers/ActiveDates.tsx";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { SubjectsText } from "#kit/pickers/SubjectsText.tsx";
import { guardKinds, guardModes } from "#modules/attendance/contract/kinds.ts";
import type { WorkingTimeRuleInList } from "#modules/attendance/contract/schemas-working-time.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { WarningIcon } from "#ui/icons.ts";
import { stackClass } from "#ui/primitives.ts";
import { workingTimeRuleApi } from "../rules/api.ts";
import { RulesPage } from "../rules/RulesPage.tsx";
import { parameterOf } from "./prepare-rule-form.ts";
import { useLimitText } from "./use-limit-text.ts";

type Row = { rule: WorkingTimeRuleInList };

/** Rules of working time; presets are inactive until an officer confirms them. */
export function WorkingTimeRulesPage() {
  const t = useTranslations("attendanceWorkingTime.rules");
  const kinds = useTranslations("attendanceWorkingTime.kinds");
  const modes = useTranslations("attendanceWorkingTime.modes");
  const search = useSearch({ from: "/app/admin/attendance/workingTimeRules/index" });
  return (
    <RulesPage<WorkingTimeRuleInList>
      kind="workingTimeRule"
      t={t}
      api={workingTimeRuleApi}
      search={search}
      list={workingTimeRuleApi.list(search)}
      actions={
        <Button
          icon={<WarningIcon size={20} />}
          renderLink={(slot) => <Link to="/admin/attendance/findings" {...slot} />}
        >
          {t("toFindings")}
        </Button>
      }
      filters={[
        {
          name: "kind",
          label: t("kind"),
          any: t("anyKind"),
          options: guardKinds.map((value) => ({ value, label: kinds(value) })),
        },
        {
          name: "mode",
          label: t("mode"),
          any: t("anyMode"),
          options: guardModes.map((value) => ({ value, label: modes(value) })),
        },
      ]}
      detail={(rule) => <Origin rule={rule} />}
      columns={[
        { id: "limit", header: t("limit"), narrow: true, cell: (rule) => <Limit rule={rule} /> },
        { id: "dates", header: t("dates"), narrow: true, cell: (rule) => <ActiveDates rule={rule} /> },
        {
          id: "subjects",
          header: t("subjects"),
          cell: (rule) => (isNamed(rule) ? <SubjectsText rule={rule} /> : t("nobody")),
        },
      ]}
      parameterOf={parameterOf}
      canBeActive={isNamed}
      consequence={(action) => t(`confirm.${action}`)}
    />
  );
}

function Origin({ rule: { sourceAr, sourceEn, isPreset, isActive } }: Row) {
  const t = useTranslations("attendanceWorkingTime.rules");
  const formats = useFormats();
  const source = formats.name({ nameAr: sourceAr, nameEn: sourceEn });
  return (
    <span className={stackClass(1, "items-start")}>
      {source !== "" && t("source", { source: isolated(source) })}
      {isPreset && !isActive && <Badge tone="info">{t("preset")}</Badge>}
    </span>
  );
}

function Limit({ rule }: Row) {
  const modes = useTranslations("attendanceWorkingTime.modes");
  const limitText = useLimitText();
  return (
    <span className={stackClass(1, "items-start")}>
      {limitText(rule)}
      <Badge tone={rule.mode === "refuse" ? "danger" : "saffron"}>{modes(rule.mode)}</Badge>
    </span>
  );
}

const isNamed = ({ everyone, roles, userCount }: WorkingTimeRuleInList): boolean =>
  everyone || roles.length + userCount > 0;
