import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { TeamCell } from "#modules/team/contract/schemas.ts";
import type { BadgeTone } from "#ui/Badge.tsx";

export const cellTones: Readonly<Record<TeamCell["state"], BadgeTone>> = {
  present: "action",
  expected: "neutral",
  absent: "danger",
  away: "info",
  asked: "saffron",
  holiday: "neutral",
  off: "neutral",
};

/** Returns the kind of an absence, as far as it is shown. */
export function useAwayText(): (away: TeamCell["away"]) => string | null {
  const t = useTranslations("teamPage.kinds");
  const formats = useFormats();
  return (away) => (away === null ? null : away.type === null ? t(away.kind) : formats.name(away.type));
}

/** Returns what a cell means, in words. */
export function useCellWords(): (cell: TeamCell | undefined) => string {
  const t = useTranslations("teamPage");
  const formats = useFormats();
  const awayText = useAwayText();
  return (cell) => {
    if (cell === undefined) return t("cells.none");
    const kind = awayText(cell.away);
    return formats.list([
      t(`cells.${cell.state}`),
      ...(kind === null ? [] : [kind]),
      ...(cell.isPart ? [t("part")] : []),
    ]);
  };
}
