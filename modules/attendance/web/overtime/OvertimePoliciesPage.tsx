import { ActiveDates } from "#kit/pickers/ActiveDates.tsx";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useDurationText } from "#kit/use-duration-text.ts";
import { SubjectsText } from "#kit/pickers/SubjectsText.tsx";
import { overtimeApprovals } from "#modules/attendance/contract/kinds.ts";
import type { OvertimePolicyInList } from "#modules/attendance/contract/schemas-overtime.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { stackClass } from "#ui/primitives.ts";
import { overtimePolicyApi } from "../rules/api.ts";
import { RulesPage } from "../rules/RulesPage.tsx";
import { parameterOf } from "./prepare-policy-form.ts";

type Row = { policy: OvertimePolicyInList };

/** Policies of overtime. */
export function OvertimePoliciesPage() {
  const t = useTranslations("attendanceOvertimePolicies.policies");
  const approvals = useTranslations("attendanceOvertimePolicies.approvals");
  const search = useSearch({ from: "/app/admin/attendance/overtimePolicies/index" });
  return (
    <RulesPage<OvertimePolicyInList>
      kind="overtimePolicy"
      t={t}
      api={overtimePolicyApi}
      search={search}
      list={overtimePolicyApi.list(search)}
      actions={
        <Button renderLink={(slot) => <Link to="/admin/attendance/overtimeClaims" {...slot} />}>{t("toClaims")}</Button>
      }
      filters={[
        {
          name: "approval",
          label: t("approval"),
          any: t("anyApproval"),
          options: overtimeApprovals.map((value) => ({ value, label: approvals(value) })),
        },
      ]}
      detail={({ approval }) => <Badge tone={approval === "none" ? "neutral" : "info"}>{approvals(approval)}</Badge>}
      columns={[
        { id: "counts", header: t("counts"), cell: (policy) => <Counts policy={policy} /> },
        { id: "dates", header: t("dates"), narrow: true, cell: (policy) => <ActiveDates rule={policy} /> },
        { id: "subjects", header: t("subjects"), cell: (policy) => <SubjectsText rule={policy} /> },
      ]}
      parameterOf={parameterOf}
      consequence={(action) => t(`confirm.${action}`)}
    />
  );
}

const limits = ["mostPerDay", "mostPerMonth", "mostPerYear"] as const;

function Counts({ policy }: Row) {
  const t = useTranslations("attendanceOvertimePolicies.policies");
  const formats = useFormats();
  const durationText = useDurationText();
  const duration = (minutes: number): string => isolated(durationText(minutes));
  const { minimum, block, nightStart, nightEnd, leaveType } = policy;
  return (
    <span className={stackClass(0, "items-start")}>
      <span>{t("rounding", { minimum: duration(minimum), block: duration(block) })}</span>
      {limits.map((name) => {
        const most = policy[name];
        return most === null ? null : <span key={name}>{t(name, { duration: duration(most) })}</span>;
      })}
      {nightStart !== null && nightEnd !== null && (
        <span>{t("night", { from: isolated(formats.clock(nightStart)), to: isolated(formats.clock(nightEnd)) })}</span>
      )}
      {leaveType !== null && <span>{t("timeOff", { type: isolated(formats.name(leaveType)) })}</span>}
    </span>
  );
}
