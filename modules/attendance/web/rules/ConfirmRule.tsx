import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import type { Effect } from "#modules/attendance/contract/schemas-parts.ts";
import { SkeletonLine } from "#ui/Skeleton.tsx";
import { useRefresh } from "../use-refresh.ts";
import type { Reading, RuleActions } from "./api.ts";
import { EffectText } from "./EffectText.tsx";

export type RuleAction = "activate" | "deactivate" | "delete";

interface ConfirmRuleProps {
  api: RuleActions;
  rule: { id: string; version: number };
  action: RuleAction;
  name: string;
  hasEffect: boolean;
  onClose: () => void;
  /** The consequences for this kind of rule. */
  children: ReactNode;
}

const done = { activate: "activated", deactivate: "deactivated", delete: "deleted" } as const;

export function ConfirmRule({ api, rule, action, name, hasEffect, onClose, children }: ConfirmRuleProps) {
  const params = { id: rule.id };
  const change = { isActive: action === "activate" };
  const t = useTranslations("attendanceRules.confirm");
  const refresh = useRefresh();
  const values = { name: isolated(name) };
  const effect = hasEffect ? api.effect?.(rule.id, action === "delete" ? { delete: true } : change) : undefined;
  return (
    <ConfirmAction
      title={t(`${action}Title`, values)}
      confirmLabel={t(action)}
      tone={action === "activate" ? "strong" : "danger"}
      run={(): Promise<unknown> =>
        action === "delete"
          ? api.delete({ params })
          : api.update({ params, body: { version: rule.version, ...change } })
      }
      message={t(`${done[action]}`, values)}
      refresh={() => void refresh()}
      onClose={onClose}
    >
      <p>{children}</p>
      {effect !== undefined && <RuleEffect effect={effect} />}
    </ConfirmAction>
  );
}

function RuleEffect({ effect }: { effect: Reading<{ data: Effect }> }) {
  const t = useTranslations("attendanceRules.effect");
  const { data, isError } = useQuery({ ...effect, staleTime: 0, gcTime: 0 });
  return (
    <div role="status">
      {data !== undefined && <EffectText effect={data.data} />}
      {data === undefined && (isError ? <p>{t("unknown")}</p> : <SkeletonLine width="80%" />)}
    </div>
  );
}
