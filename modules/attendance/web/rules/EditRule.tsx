import { useNavigate } from "@tanstack/react-router";
import type { FieldValues } from "react-hook-form";
import { EditEntity, type EditEntityProps } from "#kit/EditEntity.tsx";
import { useRefresh } from "../use-refresh.ts";
import type { RulePage } from "./AddRule.tsx";
import { askEffect } from "./EffectDialog.tsx";

export type EditRuleProps<Rule, Values extends FieldValues> = RulePage<Rule, Values> &
  Pick<EditEntityProps<Rule, Values>, "id" | "kind" | "query" | "initialFromUrl" | "valuesOf" | "update">;

/** A rule to be changed. */
export function EditRule<Rule extends { version: number }, Values extends FieldValues>({
  index,
  preview,
  ...props
}: EditRuleProps<Rule, Values>) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  return (
    <EditEntity {...props} ask={askEffect(preview)} refresh={refresh} onSaved={() => void navigate({ to: index })} />
  );
}
