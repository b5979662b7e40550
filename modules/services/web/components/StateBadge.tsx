import { useTranslations } from "use-intl";
import type { RequestState } from "#modules/services/contract/schemas-request.ts";
import { Badge, type BadgeTone } from "#ui/Badge.tsx";

const tones: Record<RequestState, BadgeTone> = {
  draft: "neutral",
  waiting: "saffron",
  returned: "info",
  approved: "success",
  rejected: "danger",
  withdrawn: "neutral",
  revoked: "danger",
};

/** Where a request is in its life. */
export function StateBadge({ state }: { state: RequestState }) {
  const t = useTranslations("servicePages.state");
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
