import { useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { Role, RoleUnits } from "#modules/identity/contract/schemas-roles.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { textClass } from "#ui/primitives.ts";
import { Switch } from "#ui/Switch.tsx";
import { setRoleBounds, useRefreshRoles } from "./api.ts";
import { BoundsText } from "./BoundsText.tsx";
import { UnitsField } from "./UnitsField.tsx";

type Values = { isWhole: boolean; bounds: RoleUnits };

const none: RoleUnits = { departments: [], locations: [] };
const required = JSON.stringify({ key: "fieldRequired" });
const idsOf = (units: RoleUnits["departments"]): string[] => units.map(({ id }) => id);

/** Chooses within which departments and locations a role holds. */
function BoundsDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useTranslations("roles.bounds");
  const refresh = useRefreshRoles();
  const { control, register, errorOf, frame } = useEntityForm<Values>({
    initial: { isWhole: role.bounds === null, bounds: role.bounds ?? none },
    onClose,
    async save({ isWhole, bounds: { departments, locations } }) {
      const bounds = isWhole ? null : { departments: idsOf(departments), locations: idsOf(locations) };
      await setRoleBounds({ params: { id: role.id }, body: { version: role.version, bounds } }).finally(
        () => void refresh(),
      );
      return t("saved");
    },
  });
  const isWhole = useWatch({ control, name: "isWhole" });
  return (
    <FormDialog title={t("dialogTitle")} submitLabel={t("save")} {...frame}>
      <Switch label={t("whole")} hint={t("wholeHint")} {...register("isWhole")} />
      {!isWhole && (
        <Controller
          control={control}
          name="bounds"
          rules={{
            validate: ({ departments, locations }) => departments.length + locations.length > 0 || required,
          }}
          render={({ field: { value, onChange, onBlur } }) => (
            <UnitsField
              label={t("units")}
              hint={t("unitsHint")}
              {...{ value, onChange, onBlur }}
              error={errorOf("bounds")}
            />
          )}
        />
      )}
    </FormDialog>
  );
}

/** Within which departments and locations the permissions of a role hold; can be changed. */
export function BoundsCard({ role }: { role: Role }) {
  const t = useTranslations("roles.bounds");
  const [isOpen, setIsOpen] = useState(false);
  const { bounds } = role;
  return (
    <Card
      title={t("title")}
      actions={
        role.can.changeBounds && (
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {t("change")}
          </Button>
        )
      }
    >
      <p className={textClass("flush", "muted")}>{t(bounds === null ? "everything" : "within")}</p>
      {bounds !== null && <BoundsText bounds={bounds} />}
      {isOpen && <BoundsDialog role={role} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
