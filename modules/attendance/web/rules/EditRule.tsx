import { useQuery, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { isolated } from "#client/isolated.ts";
import { isProblem } from "#client/problems.ts";
import type { Effect } from "#modules/attendance/contract/schemas-parts.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { useToast } from "#ui/toast-context.ts";
import { useRefresh } from "../use-refresh.ts";
import type { RulePage } from "./AddRule.tsx";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import type { RuleFormSlot } from "./RuleForm.tsx";

export interface EditRuleProps<Rule, Values> extends RulePage<Rule, Values> {
  id: string;
  /** `lookup`, `zone`: where drafts are kept. */
  kind: string;
  query: { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<{ data: Rule }> };
  /** What the address brought. */
  handed: Values | null;
  /** Of one and the same function, whatever is drawn. */
  valuesOf: (rule: Rule) => Values;
  preview?: (values: Values) => Promise<Effect>;
  update: (values: Values, version: number) => Promise<{ data: Rule }>;
}

/** A rule to be changed: filled at once by what the address brings, then by what the server says. */
export function EditRule<Rule extends { version: number }, Values>(props: EditRuleProps<Rule, Values>) {
  const { title, back, query, handed, valuesOf } = props;
  const t = useTranslations("attendanceRules.form");
  const { data, error, refetch, isFetching } = useQuery(query);
  const rule = data?.data;
  const initial = useMemo(() => (rule === undefined ? handed : valuesOf(rule)), [rule, handed, valuesOf]);
  useDocumentTitle(title);
  const isMissing = isProblem(error, "not_found") || isProblem(error, "fields_invalid");
  return (
    <>
      <PageHeading title={title} back={back} />
      {isMissing && <EmptyState title={t("missingTitle")}>{t("missingText")}</EmptyState>}
      {!isMissing && initial !== null && <Edit {...props} key={props.id} initial={initial} rule={rule} />}
      {!isMissing && initial === null && error !== null && (
        <LoadFailure title={t("failed")} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {initial === null && error === null && (
        <Skeleton label={t("loading")}>
          <SkeletonBlock height="24rem" />
        </Skeleton>
      )}
    </>
  );
}

interface EditProps<Rule, Values> extends EditRuleProps<Rule, Values> {
  initial: Values;
  /** Undefined while the server has not answered. */
  rule: Rule | undefined;
}

function Edit<Rule extends { version: number }, Values>(props: EditProps<Rule, Values>): ReactNode {
  const { id, kind, index, nameOf, renderForm, query, preview, update, initial, rule } = props;
  const t = useTranslations("attendanceRules.form");
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const refresh = useRefresh();

  async function onSave(values: Values): Promise<void> {
    // Nothing from the address is saved unseen: the version is the server's.
    const { version } = rule ?? (await queries.fetchQuery(query)).data;
    try {
      const { data } = await update(values, version);
      queries.setQueryData(query.queryKey, { data });
      void refresh();
      toast({ message: t("saved", { name: isolated(nameOf(data)) }), tone: "success" });
      setTimeout(() => void navigate({ to: index }));
    } catch (error) {
      if (isProblem(error, "stale_version") && error.problem.current !== undefined) {
        queries.setQueryData(query.queryKey, { data: error.problem.current as Rule });
      }
      throw error;
    }
  }
  const slot: RuleFormSlot<Values> = { initial, draftPlace: `${kind}:${id}`, submitLabel: t("save"), onSave };
  return renderForm(preview === undefined ? slot : { ...slot, preview });
}
