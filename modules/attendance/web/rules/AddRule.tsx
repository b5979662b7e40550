import { useNavigate, type NavigateOptions } from "@tanstack/react-router";
import type { FieldValues } from "react-hook-form";
import { AddEntity, type AddEntityProps } from "#kit/AddEntity.tsx";
import type { EntityPage } from "#kit/entity-page.ts";
import type { Effect } from "#modules/attendance/contract/schemas-parts.ts";
import { useRefresh } from "../use-refresh.ts";
import { askEffect } from "./EffectDialog.tsx";

/** What adding and changing a rule have in common. */
export interface RulePage<Rule, Values extends FieldValues> extends Omit<
  EntityPage<Rule, Values>,
  "ask" | "refresh" | "onSaved"
> {
  /** The address of the index, where one comes back to. */
  index: Extract<NonNullable<NavigateOptions["to"]>, `/admin/attendance/${string}/index`>;
  /** Says what saving would do. */
  preview?: (values: Values) => Promise<Effect>;
}

export type AddRuleProps<Rule, Values extends FieldValues> = RulePage<Rule, Values> &
  Pick<AddEntityProps<Rule, Values>, "empty" | "draftPlace" | "create">;

/** A new rule. */
export function AddRule<Rule, Values extends FieldValues>({ index, preview, ...props }: AddRuleProps<Rule, Values>) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  return (
    <AddEntity {...props} ask={askEffect(preview)} refresh={refresh} onSaved={() => void navigate({ to: index })} />
  );
}
