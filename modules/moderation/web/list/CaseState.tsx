import { useTranslations } from "use-intl";
import type { ReportCaseSummary } from "#modules/moderation/contract/schemas.ts";
import { Badge, type BadgeTone } from "#ui/Badge.tsx";
import type { Decision } from "../../contract/reasons.ts";

const tones: Record<Decision, BadgeTone> = { keep: "success", deactivate: "saffron", delete: "danger" };

/** The decision of a case, or that reports hide its content until then; renders nothing for other open cases. */
export function CaseState({ of: { decision, isHidden } }: { of: Pick<ReportCaseSummary, "decision" | "isHidden"> }) {
  const t = useTranslations("moderationAdmin");
  if (decision !== null) return <Badge tone={tones[decision]}>{t(`decisions.${decision}`)}</Badge>;
  return isHidden ? <Badge tone="danger">{t("cases.hidden")}</Badge> : null;
}
