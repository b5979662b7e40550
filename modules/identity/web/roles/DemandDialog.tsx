import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import { firstOf, requiredField, toLatinDigits, wholeNumeric } from "#shared/validators.ts";
import { TextField } from "#ui/TextField.tsx";
import { updateRole } from "./api.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { useRefreshRoles } from "./use-refresh-roles.ts";

/** What is offered where nothing was chosen yet. */
const usualDays = 14;

/** Has a role ask for a second factor, after days of grace. */
export function DemandDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useTranslations("roles.demand");
  const refresh = useRefreshRoles();
  const { input, frame } = useEntityForm({
    initial: { secondFactorGraceDays: String(role.secondFactorGraceDays ?? usualDays) },
    onClose,
    async save({ secondFactorGraceDays: days }) {
      const body = { version: role.version, secondFactorGraceDays: Number(toLatinDigits(days)) };
      await updateRole({ params: { id: role.id }, body }).finally(() => void refresh());
      return t("asked");
    },
  });
  return (
    <FormDialog title={t("dialogTitle")} submitLabel={t("ask")} {...frame}>
      <p>{t("dialogText")}</p>
      <TextField
        label={t("days")}
        hint={t("daysHint")}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        data-autofocus=""
        {...input("secondFactorGraceDays", { validate: validated(firstOf(requiredField, wholeNumeric)) })}
      />
    </FormDialog>
  );
}
