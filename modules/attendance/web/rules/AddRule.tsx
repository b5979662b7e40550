import { useNavigate, type NavigateOptions } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { isolated } from "#client/isolated.ts";
import type { Effect } from "#modules/attendance/contract/schemas-parts.ts";
import type { RenderLink } from "#ui/link.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { useToast } from "#ui/toast-context.ts";
import { useRefresh } from "../use-refresh.ts";
import type { RuleFormSlot } from "./RuleForm.tsx";

/** The address of an index, where one comes back to. */
export type IndexAddress = Extract<NonNullable<NavigateOptions["to"]>, `/admin/attendance/${string}/index`>;

/** What adding and changing a rule have in common. */
export interface RulePage<Rule, Values> {
  title: string;
  /** What the index is called, and the way back to it. */
  back: { label: string; renderLink: RenderLink };
  index: IndexAddress;
  nameOf: (rule: Rule) => string;
  renderForm: (slot: RuleFormSlot<Values>) => ReactNode;
}

export interface AddRuleProps<Rule, Values> extends RulePage<Rule, Values> {
  empty: Values;
  draftPlace: string;
  preview?: (values: Values) => Promise<Effect>;
  create: (values: Values) => Promise<{ data: Rule }>;
}

/** A new rule. */
export function AddRule<Rule, Values>({
  title,
  back,
  index,
  nameOf,
  renderForm,
  empty,
  draftPlace,
  preview,
  create,
}: AddRuleProps<Rule, Values>) {
  const t = useTranslations("attendanceRules.form");
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefresh();
  useDocumentTitle(title);
  return (
    <>
      <PageHeading title={title} back={back} />
      {renderForm({
        initial: empty,
        draftPlace,
        submitLabel: t("add"),
        ...(preview === undefined ? {} : { preview }),
        async onSave(values) {
          // Also after a failure: of several the first may have been made.
          const { data } = await create(values).finally(() => void refresh());
          toast({ message: t("added", { name: isolated(nameOf(data)) }), tone: "success" });
          // After the form has noticed that it is saved.
          setTimeout(() => void navigate({ to: index }));
        },
      })}
    </>
  );
}
