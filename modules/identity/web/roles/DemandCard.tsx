import { useState } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import { firstOf, requiredField, toLatinDigits, wholeNumeric } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { textClass } from "#ui/primitives.ts";
import { TextField } from "#ui/TextField.tsx";
import { useAction } from "#kit/use-action.ts";
import { updateRole, useRefreshRoles } from "./api.ts";

/** The default grace period. */
const usualDays = 14;

/** Makes a role require a second factor after a grace period. */
function DemandDialog({ role, onClose }: { role: Role; onClose: () => void }) {
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

/** Whether a role requires a second factor of its members; can be changed. */
export function DemandCard({ role }: { role: Role }) {
  const t = useTranslations("roles.demand");
  const saving = useTranslations("kit")("saving");
  const refresh = useRefreshRoles();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending } = useAction({
    run: () => updateRole({ params: { id: role.id }, body: { version: role.version, secondFactorGraceDays: null } }),
    message: t("ended"),
    refresh,
  });
  const days = role.secondFactorGraceDays;
  return (
    <Card
      title={t("title")}
      actions={
        role.can.update && (
          <>
            {days !== null && (
              <Button size="sm" variant="quiet" loading={isPending} loadingLabel={saving} onClick={() => mutate()}>
                {t("end")}
              </Button>
            )}
            <Button size="sm" onClick={() => setIsOpen(true)}>
              {t(days === null ? "ask" : "change")}
            </Button>
          </>
        )
      }
    >
      <p className={textClass("flush", "muted")}>{days === null ? t("off") : t("on", { days })}</p>
      {days !== null && role.secondFactorIsDefault && <p className={textClass("flush", "muted")}>{t("byDefault")}</p>}
      {isOpen && <DemandDialog role={role} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
