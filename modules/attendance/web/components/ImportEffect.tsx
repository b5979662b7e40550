import { useTranslations } from "use-intl";
import type { Effect } from "#modules/attendance/contract/schemas-parts.ts";
import { Card } from "#ui/Card.tsx";
import { EffectText } from "../rules/EffectText.tsx";

/** Shows the effect of rules that a checked table would add; nothing while the table has errors. */
export function ImportEffect({
  outcome: { effect, errorCount },
}: {
  outcome: { effect: Effect | null; errorCount: number };
}) {
  const t = useTranslations("attendancePlaces.import");
  if (effect === null || errorCount > 0) return null;
  return (
    <Card title={t("effect")}>
      <EffectText effect={effect} />
    </Card>
  );
}
