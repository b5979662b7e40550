import { useTranslations } from "use-intl";
import type { BulkActionKind } from "#modules/community/contract/schemas-administration.ts";
import { ActionBar } from "#ui/ActionBar.tsx";
import { Button } from "#ui/Button.tsx";
import { ActivateIcon, DeactivateIcon, DeleteIcon, MoveIcon, UnfeatureIcon } from "#ui/icons.ts";

export interface BulkBarProps {
  chosenCount: number;
  /** All matching topics are selected, beyond this page. */
  isAll: boolean;
  /** The number of matching topics, a lower bound if `hasMore`; null while loading. */
  matching: { count: number; hasMore: boolean } | null;
  canFeature: boolean;
  onAll: () => void;
  onClear: () => void;
  onOrder: (action: BulkActionKind) => void;
}

const actions = [
  ["activate", ActivateIcon],
  ["deactivate", DeactivateIcon],
  ["move", MoveIcon],
  ["unfeature", UnfeatureIcon],
  ["delete", DeleteIcon],
] as const satisfies [BulkActionKind, unknown][];

export function BulkBar({ chosenCount, isAll, matching, canFeature, onAll, onClear, onOrder }: BulkBarProps) {
  const t = useTranslations("communityAdmin.bulk");
  if (chosenCount === 0 && !isAll) return null;
  const hasMore = matching !== null && (matching.hasMore || matching.count > chosenCount);
  return (
    <ActionBar
      label={t("bar")}
      status={isAll ? t("allChosen") : t("chosen", { count: chosenCount })}
      choice={
        <>
          {!isAll && hasMore && (
            <Button variant="quiet" size="sm" onClick={onAll}>
              {matching.hasMore ? t("chooseAllMore") : t("chooseAll", { count: matching.count })}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={onClear}>
            {t("clear")}
          </Button>
        </>
      }
    >
      {actions
        .filter(([action]) => action !== "unfeature" || canFeature)
        .map(([action, Icon]) => (
          <Button key={action} size="sm" icon={<Icon size={18} />} onClick={() => onOrder(action)}>
            {t(`actions.${action}`)}
          </Button>
        ))}
    </ActionBar>
  );
}
