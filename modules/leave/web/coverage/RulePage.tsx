import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { AddEntity } from "#kit/AddEntity.tsx";
import { EditEntity } from "#kit/EditEntity.tsx";
import { useRefresh } from "#kit/use-refresh.ts";
import type { LeaveCoverage } from "#modules/leave/contract/schemas-coverage.ts";
import type { LinkSlot } from "#ui/link.ts";
import { showsLeave } from "../api.ts";
import { coverageRuleQuery, createLeaveCoverage, updateLeaveCoverage } from "./api.ts";
import { bodyOf, emptyRule, valuesOf } from "./prepare-rule-form.ts";
import { RuleForm } from "./RuleForm.tsx";

function useRulePage() {
  const t = useTranslations("leaveCoverage");
  const formats = useFormats();
  const navigate = useNavigate();
  return {
    back: { label: t("title"), renderLink: (slot: LinkSlot) => <Link to="/admin/leave/coverage" {...slot} /> },
    nameOf: (rule: LeaveCoverage) => formats.name(rule),
    refresh: useRefresh(showsLeave),
    onSaved: () => void navigate({ to: "/admin/leave/coverage" }),
  };
}

export function AddRulePage() {
  const t = useTranslations("leaveCoverage");
  return (
    <AddEntity
      {...useRulePage()}
      title={t("addTitle")}
      empty={emptyRule}
      draftPlace="leaveCoverage:new"
      create={(values) => createLeaveCoverage({ body: bodyOf(values) })}
      renderForm={(slot) => <RuleForm slot={slot} />}
    />
  );
}

export function EditRulePage() {
  const t = useTranslations("leaveCoverage");
  const subjects = useTranslations("kitSubjects");
  const { id } = useParams({ from: "/app/admin/leave/coverage/$id/edit" });
  const named = useQuery(coverageRuleQuery(id)).data?.data;
  return (
    <EditEntity
      {...useRulePage()}
      title={t("editTitle")}
      id={id}
      kind="leaveCoverage"
      query={coverageRuleQuery(id)}
      valuesOf={valuesOf}
      readOnlyFor={({ isChangeable }) => (isChangeable ? null : subjects("outside"))}
      update={(values, version) => updateLeaveCoverage({ params: { id }, body: { ...bodyOf(values), version } })}
      renderForm={(slot) => <RuleForm slot={slot} named={named} />}
    />
  );
}
