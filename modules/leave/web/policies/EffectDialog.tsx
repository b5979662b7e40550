import { useState } from "react";
import { useTranslations } from "use-intl";
import { useAction } from "#kit/use-action.ts";
import type { ConfirmationSlot } from "#kit/use-entity-form.ts";
import type { LeavePolicyEffect } from "#modules/leave/contract/schemas-policy.ts";
import { Button } from "#ui/Button.tsx";
import { DateField } from "#ui/dates/DateField.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { stackClass } from "#ui/primitives.ts";
import { EffectText } from "./EffectText.tsx";
import type { PolicyValues } from "./prepare-policy-form.ts";

/** The day of the balances; today without one. */
type Day = { on?: string };
type Preview = (values: PolicyValues, day: Day) => Promise<{ data: LeavePolicyEffect }>;

type EffectDialogProps = Parameters<ConfirmationSlot>[0] & {
  first: LeavePolicyEffect;
  preview: (day: Day) => Promise<{ data: LeavePolicyEffect }>;
};

/** Shows before saving what a policy would do to balances, on a day that the officer chooses. */
function EffectDialog({ first, preview, working, onClose, onConfirm }: EffectDialogProps) {
  const t = useTranslations("leavePolicies.effect");
  const [effect, setEffect] = useState(first);
  const { mutate, isPending } = useAction({
    run: (on: string) => preview({ on }),
    onDone: ({ data }) => setEffect(data),
  });
  const close = (): void => {
    if (!working) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t("title")}
      closeLabel={t("back")}
      size="md"
      actions={
        <>
          <Button data-autofocus="" variant="quiet" disabled={working} onClick={close}>
            {t("back")}
          </Button>
          <Button variant="strong" loading={working} onClick={onConfirm}>
            {t("save")}
          </Button>
        </>
      }
    >
      <div className={stackClass(4)} aria-busy={isPending}>
        <DateField
          label={t("on")}
          hint={t("onHint")}
          value={effect.on}
          onChange={(date) => {
            if (date !== null) mutate(date);
          }}
        />
        <EffectText effect={effect} />
      </div>
    </Dialog>
  );
}

/** Returns a question that shows the effect before saving. */
export const openEffect =
  (preview: Preview) =>
  async (values: PolicyValues): Promise<ConfirmationSlot> => {
    const first = (await preview(values, {})).data;
    return (answer) => <EffectDialog first={first} preview={(day) => preview(values, day)} {...answer} />;
  };
