import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useAction } from "#kit/use-action.ts";
import type { ConfirmationSlot } from "#kit/use-entity-form.ts";
import type { LeavePolicyEffect } from "#modules/leave/contract/schemas-policy.ts";
import { Button } from "#ui/Button.tsx";
import { DateField } from "#ui/dates/DateField.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { gridClass, stackClass } from "#ui/primitives.ts";
import { Select } from "#ui/Select.tsx";
import { EffectText } from "./EffectText.tsx";
import type { PolicyValues } from "./prepare-policy-form.ts";

/** The day of the balances, today without one, and a past year on which the policy is tried. */
type Wanted = { on?: string; year?: number };
type Preview = (values: PolicyValues, wanted: Wanted) => Promise<{ data: LeavePolicyEffect }>;

type EffectDialogProps = Parameters<ConfirmationSlot>[0] & {
  first: LeavePolicyEffect;
  preview: (wanted: Wanted) => Promise<{ data: LeavePolicyEffect }>;
};

/** Shows before saving what a policy would do to balances on a chosen day, and which leave of a past year it would have refused. */
function EffectDialog({ first, preview, working, onClose, onConfirm }: EffectDialogProps) {
  const t = useTranslations("leavePolicies.effect");
  const formats = useFormats();
  const [effect, setEffect] = useState(first);
  const { mutate, isPending } = useAction({
    run: (wanted: Wanted) => preview(wanted),
    onDone: ({ data }) => setEffect(data),
  });
  const { on, trial } = effect;
  const tried = trial === null ? {} : { year: trial.year };
  const lastYear = Number(first.on.slice(0, 4)) - 1;
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
        <div className={gridClass(14, 4, "align-start", "fill")}>
          <DateField
            label={t("on")}
            hint={t("onHint")}
            value={on}
            onChange={(date) => {
              if (date !== null) mutate({ on: date, ...tried });
            }}
          />
          <Select
            label={t("trial.year")}
            hint={t("trial.hint")}
            placeholder={t("trial.none")}
            options={[lastYear, lastYear - 1, lastYear - 2].map((year) => ({
              value: String(year),
              label: formats.number(year, { useGrouping: false }),
            }))}
            value={trial?.year ?? ""}
            onChange={({ target }) => mutate({ on, ...(target.value === "" ? {} : { year: Number(target.value) }) })}
          />
        </div>
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
