import { useTranslations } from "use-intl";
import type { ConfirmationSlot } from "#kit/use-entity-form.ts";
import type { Effect } from "#modules/attendance/contract/schemas-parts.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { EffectText, isFelt, isForbidden } from "./EffectText.tsx";

type EffectDialogProps = Parameters<ConfirmationSlot>[0] & { effect: Effect };

/** Shows the effect before saving; an effect that the server would refuse cannot be confirmed. */
function EffectDialog({ effect, working, onClose, onConfirm }: EffectDialogProps) {
  const t = useTranslations("attendanceRules.effect");
  const isRefused = isForbidden(effect);
  const close = (): void => {
    if (!working) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t(isRefused ? "refusedTitle" : "title")}
      closeLabel={t("back")}
      size={effect.conflicts.length + effect.brokenRules.length > 0 ? "md" : "sm"}
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

/** Returns a question that shows the effect before saving; null without an effect. */
export const openEffect =
  <Values,>(preview: (values: Values) => Promise<{ data: Effect | null }> | undefined) =>
  async (values: Values): Promise<ConfirmationSlot | null> => {
    const effect = (await preview(values))?.data;
    if (effect == null || !isFelt(effect)) return null;
    return (answer) => <EffectDialog effect={effect} {...answer} />;
  };
