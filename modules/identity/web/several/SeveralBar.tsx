import { useTranslations } from "use-intl";
import { ActionBar } from "#ui/ActionBar.tsx";
import { Button } from "#ui/Button.tsx";
import { SignOutIcon } from "#ui/direction-icons.tsx";
import { ActivateIcon, DeactivateIcon, KeyIcon } from "#ui/icons.ts";
import { severalActions, type SeveralAction } from "./plan-several.ts";

export interface SeveralBarProps {
  chosenCount: number;
  onOrder: (action: SeveralAction | "roles") => void;
  onClear: () => void;
}

const icons = {
  activate: <ActivateIcon size={18} />,
  deactivate: <DeactivateIcon size={18} />,
  endSessions: <SignOutIcon size={18} />,
} as const satisfies Record<SeveralAction, unknown>;

/** How many users are chosen, and what can be done with them. */
export function SeveralBar({ chosenCount, onOrder, onClear }: SeveralBarProps) {
  const t = useTranslations("accounts.several");
  if (chosenCount === 0) return null;
  return (
    <ActionBar
      label={t("bar")}
      status={t("chosen", { count: chosenCount })}
      choice={
        <Button variant="quiet" size="sm" onClick={onClear}>
          {t("clear")}
        </Button>
      }
    >
      {severalActions.map((action) => (
        <Button key={action} size="sm" icon={icons[action]} onClick={() => onOrder(action)}>
          {t(`action.${action}`)}
        </Button>
      ))}
      <Button size="sm" icon={<KeyIcon size={18} />} onClick={() => onOrder("roles")}>
        {t("action.roles")}
      </Button>
    </ActionBar>
  );
}
