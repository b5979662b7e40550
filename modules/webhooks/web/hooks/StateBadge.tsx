import { useTranslations } from "use-intl";
import type { Webhook } from "#modules/webhooks/contract/schemas.ts";
import { Badge } from "#ui/Badge.tsx";

export function StateBadge({ webhook: { isActive, failingSince, stoppedAt } }: { webhook: Webhook }) {
  const t = useTranslations("webhooks");
  if (stoppedAt !== null) return <Badge tone="danger">{t("stopped")}</Badge>;
  if (!isActive) return <Badge tone="neutral">{t("inactive")}</Badge>;
  if (failingSince !== null) return <Badge tone="saffron">{t("failing")}</Badge>;
  return <Badge tone="success">{t("active")}</Badge>;
}
