import { useMutation, useQuery, type QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import type { Effect } from "#modules/attendance/contract/schemas-parts.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { SkeletonLine } from "#ui/Skeleton.tsx";
import { useToast } from "#ui/toast-context.ts";
import { useRefresh } from "../use-refresh.ts";
import { EffectText } from "./EffectText.tsx";
import type { RuleAction } from "./RuleOperations.tsx";

export interface ConfirmRuleProps {
  action: RuleAction;
  name: string;
  /** Reads what it would do; left out where it touches nobody's days. */
  effect?: { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<{ data: Effect }> };
  apply: () => Promise<unknown>;
  onClose: () => void;
  /** What it means for this kind of rule. */
  children: ReactNode;
}

const done = { activate: "activated", deactivate: "deactivated", delete: "deleted" } as const;

/** Asks before a rule is activated, deactivated or deleted, naming it and saying what that does. */
export function ConfirmRule({ action, name, effect, apply, onClose, children }: ConfirmRuleProps) {
  const t = useTranslations("attendanceRules.confirm");
  const toast = useToast();
  const refresh = useRefresh();
  const problemText = useProblemText();
  const values = { name: isolated(name) };
  const { mutate, isPending } = useMutation({
    mutationFn: apply,
    onSuccess: () => toast({ message: t(`${done[action]}`, values), tone: "success" }),
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
    onSettled: () => {
      void refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => mutate()}
      title={t(`${action}Title`, values)}
      confirmLabel={t(action)}
      tone={action === "activate" ? "strong" : "danger"}
      working={isPending}
    >
      <p>{children}</p>
      {effect !== undefined && <WhatItDoes effect={effect} />}
    </ConfirmDialog>
  );
}

function WhatItDoes({ effect }: { effect: NonNullable<ConfirmRuleProps["effect"]> }) {
  const t = useTranslations("attendanceRules.effect");
  const { data, isError } = useQuery({ ...effect, staleTime: 0, gcTime: 0 });
  return (
    <div role="status">
      {data !== undefined && <EffectText effect={data.data} />}
      {data === undefined && (isError ? <p>{t("unknown")}</p> : <SkeletonLine width="80%" />)}
    </div>
  );
}
