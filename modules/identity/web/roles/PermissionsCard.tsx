import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { useLeaving } from "#client/use-leaving.ts";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import { isAdministrative } from "#shared/administrative.ts";
import { permissions, type Permission } from "#shared/permissions.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import { gridClass, rowClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { setRolePermissions, useRefreshRoles } from "./api.ts";
import styles from "./Role.module.css";
import { isPermissionChanged, permissionsWith, type WantedPermissions } from "./wanted-permissions.ts";

export interface PermissionsCardProps {
  role: Role;
  /** Permissions of the signed-in user, who can assign no others. */
  held: readonly Permission[];
}

/** Changes are saved together. */
export function PermissionsCard({ role, held }: PermissionsCardProps) {
  const t = useTranslations("roles");
  const saving = useTranslations("kit")("saving");
  const problemText = useProblemText();
  const toast = useToast();
  const refresh = useRefreshRoles();
  const [wanted, setWanted] = useState<WantedPermissions>(new Map());
  const checked = permissionsWith(role.permissions, wanted);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      setRolePermissions({ params: { id: role.id }, body: { version: role.version, permissions: checked } }),
    onSuccess: async () => {
      toast({ message: t("saved"), tone: "success" });
      await refresh();
      setWanted(new Map());
    },
    // Shows what another user has saved meanwhile, with the own changes on top.
    onError: () => void refresh(),
  });
  const isChanged = isPermissionChanged(role.permissions, wanted);
  const leaving = useLeaving({ blocks: () => isChanged && !isPending });
  const { changePermissions } = role.can;
  return (
    <Card title={t("role.allows")}>
      <FormError message={error === null ? null : problemText(error)} takeFocus />
      {role.key === "administrator" && <p className={textClass("flush", "muted")}>{t("role.allowsEverything")}</p>}
      <fieldset className={`${gridClass(20, [4, 5], "fill")} ${styles.permissions}`}>
        <legend>{t("role.allows")}</legend>
        {permissions.map((permission) => {
          const text = t(`permissions.${permission}.text`);
          const isHeld = held.includes(permission);
          // Administrative permissions are never assigned to all employees; one from before can be removed.
          const isTooMuch =
            role.key === "employee" && isAdministrative(permission) && !role.permissions.includes(permission);
          return (
            <Checkbox
              key={permission}
              label={t(`permissions.${permission}.name`)}
              hint={changePermissions && !isHeld ? `${text} ${t("role.notHeld")}.` : text}
              checked={checked.includes(permission)}
              disabled={!changePermissions || !isHeld || isTooMuch || isPending}
              onChange={({ target }) => setWanted(new Map(wanted).set(permission, target.checked))}
            />
          );
        })}
      </fieldset>
      {changePermissions && isChanged && (
        <div className={rowClass(3, "wrap", "above-5")}>
          <Button variant="strong" loading={isPending} loadingLabel={saving} onClick={() => mutate()}>
            {t("save")}
          </Button>
          <Button variant="quiet" disabled={isPending} onClick={() => setWanted(new Map())}>
            {t("role.undo")}
          </Button>
        </div>
      )}
      <ConfirmDialog {...leaving}>{t("role.leaveText")}</ConfirmDialog>
    </Card>
  );
}
