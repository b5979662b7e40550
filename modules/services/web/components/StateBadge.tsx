import { useTranslations } from "use-intl";
import type { LetterState } from "#modules/services/contract/schemas-letter.ts";
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
const letterTones: Record<LetterState, BadgeTone> = { valid: "success", expired: "neutral", revoked: "danger" };

export function StateBadge({ state }: { state: RequestState }) {
  const t = useTranslations("servicePages.state");
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}

export function LetterBadge({ state }: { state: LetterState }) {
  const t = useTranslations("servicePages.letter.state");
  return <Badge tone={letterTones[state]}>{t(state)}</Badge>;
}
