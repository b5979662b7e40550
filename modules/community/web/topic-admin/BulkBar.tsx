import { useTranslations } from "use-intl";
import type { BulkActionKind } from "#modules/community/contract/schemas-administration.ts";
import { ActionBar } from "#ui/ActionBar.tsx";
import { Button } from "#ui/Button.tsx";
import { ActivateIcon, DeactivateIcon, DeleteIcon, MoveIcon, UnfeatureIcon } from "#ui/icons.ts";

export interface BulkBarProps {
  chosenCount: number;
  /** All that match are meant, beyond this page. */
  isAll: boolean;
  /** How many match, and whether that is only a bound; null while it is not known. */
  matching: { count: number; hasMore: boolean } | null;
  canFeature: boolean;
  onAll: () => void;
  onClear: () => void;
  onOrder: (action: BulkActionKind) => void;
}

const icons = {
  activate: <ActivateIcon size={18} />,
  deactivate: <DeactivateIcon size={18} />,
  move: <MoveIcon size={18} />,
  unfeature: <UnfeatureIcon size={18} />,
  delete: <DeleteIcon size={18} />,
} as const satisfies Record<BulkActionKind, unknown>;
const inOrder = ["activate", "deactivate", "move", "unfeature", "delete"] as const;

/** How many are chosen, and what can be done with them. */
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
      {inOrder
        .filter((action) => action !== "unfeature" || canFeature)
        .map((action) => (
          <Button key={action} size="sm" icon={icons[action]} onClick={() => onOrder(action)}>
            {t(`actions.${action}`)}
          </Button>
        ))}
    </ActionBar>
  );
}
