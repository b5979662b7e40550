import { useTranslations } from "use-intl";
import type { LetterState } from "#modules/services/contract/schemas-letter.ts";
import { Badge, type BadgeTone } from "#ui/Badge.tsx";

const tones: Record<LetterState, BadgeTone> = { valid: "success", expired: "neutral", revoked: "danger" };

/** What a letter is worth. */
export function LetterBadge({ state }: { state: LetterState }) {
  const t = useTranslations("servicePages.letter.state");
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
