import type { Ref } from "react";
import { useTranslations } from "use-intl";
import { RadioList } from "#ui/RadioList.tsx";
import type { Decision } from "../../contract/reasons.ts";
import { Key } from "./Key.tsx";

export interface DecisionChoiceProps {
  kind: "topic" | "comment";
  value: Decision | null;
  onChange: (decision: Decision) => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

const daysToRestore = 30;

/** The three things that can happen, each with what it means for this kind of content. */
export function DecisionChoice({ kind, value, onChange, error, ref }: DecisionChoiceProps) {
  const t = useTranslations("moderationAdmin.case");
  const isTopic = kind === "topic";
  return (
    <RadioList<Decision>
      ref={ref}
      legend={t("decision")}
      value={value}
      onChange={onChange}
      error={error}
      options={[
        { value: "keep", label: t("keep"), hint: t("keepHint"), after: <Key letter="K" /> },
        {
          value: "deactivate",
          label: isTopic ? t("deactivateTopic") : t("deactivateComment"),
          hint: isTopic ? t("deactivateTopicHint") : t("deactivateCommentHint"),
          after: <Key letter="U" />,
        },
        {
          value: "delete",
          label: t("delete"),
          hint: isTopic ? t("deleteTopicHint", { days: daysToRestore }) : t("deleteCommentHint"),
          after: <Key letter="X" />,
        },
      ]}
    />
  );
}
