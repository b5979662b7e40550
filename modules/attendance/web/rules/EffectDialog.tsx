import { useTranslations } from "use-intl";
import type { Effect } from "#modules/attendance/contract/schemas-parts.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { EffectText } from "./EffectText.tsx";

export interface EffectDialogProps {
  effect: Effect;
  working: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** What saving would do, before it is done. Where people would have two overlapping times there is no saving. */
export function EffectDialog({ effect, working, onClose, onConfirm }: EffectDialogProps) {
  const t = useTranslations("attendanceRules.effect");
  const isRefused = effect.conflicts.length > 0;
  const close = (): void => {
    if (!working) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t(isRefused ? "refusedTitle" : "title")}
      closeLabel={t("back")}
      size={isRefused ? "md" : "sm"}
      actions={
        <>
          <Button data-autofocus="" variant="quiet" disabled={working} onClick={close}>
            {t("back")}
          </Button>
          {!isRefused && (
            <Button variant="strong" loading={working} onClick={onConfirm}>
              {t("save")}
            </Button>
          )}
        </>
      }
    >
      <EffectText effect={effect} />
    </Dialog>
  );
}
