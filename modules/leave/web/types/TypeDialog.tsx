import { useState } from "react";
import { useController } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { useRefresh } from "#kit/use-refresh.ts";
import { countings, leaveColors } from "#modules/leave/contract/kinds.ts";
import type { LeaveType } from "#modules/leave/contract/schemas-type.ts";
import { RadioList } from "#ui/RadioList.tsx";
import { Select } from "#ui/Select.tsx";
import { Switch } from "#ui/Switch.tsx";
import { showsLeave, updateLeaveType } from "../api.ts";

const valuesOf = ({ color, booksDays, takesBalance, counts, halfDays, needsReason, needsAttachment }: LeaveType) => ({
  color,
  booksDays,
  takesBalance,
  counts,
  halfDays,
  needsReason,
  needsAttachment,
});

export interface TypeDialogProps {
  type: LeaveType;
  onClose: () => void;
}

export function TypeDialog({ type, onClose }: TypeDialogProps) {
  const t = useTranslations("leaveTypes");
  const common = useTranslations("kit.form");
  const formats = useFormats();
  const refresh = useRefresh(showsLeave);
  const name = isolated(formats.name(type));
  // Its version is sent; after a conflict, the version of the other change.
  const [base, setBase] = useState(type);
  const { input, register, control, errorOf, frame } = useEntityForm({
    initial: valuesOf(type),
    onClose,
    async save(body) {
      await updateLeaveType({ params: { id: type.id }, body: { ...body, version: base.version } });
      void refresh();
      return common("saved", { name });
    },
    onStale(current) {
      setBase(current as LeaveType);
      return valuesOf(current as LeaveType);
    },
  });
  const { field: counts } = useController({ control, name: "counts" });
  return (
    <FormDialog title={t("form.title", { name })} submitLabel={common("save")} {...frame}>
      <Select
        label={t("form.color")}
        options={leaveColors.map((value) => ({ value, label: t(`colors.${value}`) }))}
        data-autofocus=""
        {...input("color")}
      />
      <Switch label={t("form.booksDays")} hint={t("form.booksDaysHint")} {...register("booksDays")} />
      <Switch
        label={t("form.takesBalance")}
        hint={errorOf("takesBalance") ?? t("form.takesBalanceHint")}
        aria-invalid={errorOf("takesBalance") !== undefined}
        {...register("takesBalance")}
      />
      <RadioList
        legend={t("form.counts")}
        options={countings.map((value) => ({
          value,
          label: t(`counts.${value}`),
          hint: t(`form.countsHints.${value}`),
        }))}
        {...counts}
      />
      <Switch label={t("form.halfDays")} {...register("halfDays")} />
      <Switch label={t("form.needsReason")} {...register("needsReason")} />
      <Switch label={t("form.needsAttachment")} hint={t("form.needsAttachmentHint")} {...register("needsAttachment")} />
    </FormDialog>
  );
}
