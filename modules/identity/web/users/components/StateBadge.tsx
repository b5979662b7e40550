import { useTranslations } from "use-intl";
import type { AccountInList } from "#modules/identity/contract/users/schemas.ts";
import { Badge, type BadgeTone } from "#ui/Badge.tsx";

const tones: Record<AccountInList["status"], BadgeTone> = {
  unconfirmed: "neutral",
  waiting: "saffron",
  invited: "info",
  active: "success",
  disabled: "neutral",
};

export function StateBadge({ status }: Pick<AccountInList, "status">) {
  const t = useTranslations("accounts.status");
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
