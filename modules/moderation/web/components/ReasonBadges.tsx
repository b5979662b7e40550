import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { ReportCaseSummary } from "#modules/moderation/contract/schemas.ts";
import { Badge } from "#ui/Badge.tsx";
import { rowClass } from "#ui/primitives.ts";
import { namedReason } from "../../contract/reasons.ts";

/** Why something was reported, the most frequent reason first, each with how often. */
export function ReasonBadges({ reasons }: { reasons: ReportCaseSummary["reasons"] }) {
  const t = useTranslations("moderation.reasons");
  const formats = useFormats();
  return (
    <span className={rowClass([1, 2], "wrap")}>
      {reasons.map(({ reason, count }) => (
        <Badge key={reason} tone={reason === namedReason ? "info" : "neutral"}>
          {t(reason)}
          {count > 1 && <> · {formats.number(count)}</>}
        </Badge>
      ))}
    </span>
  );
}
