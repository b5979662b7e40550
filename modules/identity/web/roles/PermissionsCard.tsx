import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { useLeaving } from "#client/use-leaving.ts";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import { isAdministrative, permissions, type Permission } from "#shared/permissions.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/Checkbox.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { FormError } from "#ui/FormError.tsx";
import { rowClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { setRolePermissions } from "./api.ts";
import styles from "./Role.module.css";
import { useRefreshRoles } from "./use-refresh-roles.ts";
import { isPermissionChanged, permissionsWith, type WantedPermissions } from "./wanted-permissions.ts";

export interface PermissionsCardProps {
  role: Role;
  /** What the reader may do: nobody gives more than that. */
  held: readonly Permission[];
}

/** What a role allows, box by box, saved together. */
export function PermissionsCard({ role, held }: PermissionsCardProps) {
  const t = useTranslations("roles");
  const problemText = useProblemText();
  const toast = useToast();
  const refresh = useRefreshRoles();
  const [wanted, setWanted] = useState<WantedPermissions>(new Map());
  const checked = permissionsWith(role.permissions, wanted);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      setRolePermissions({
        params: { id: role.id },
        body: { version: role.version, permissions: checked },
      }),
    onSuccess: async () => {
      toast({ message: t("saved"), tone: "success" });
      await refresh();
      setWanted(new Map());
    },
    // What somebody else has done meanwhile is shown, and one's own change upon it.
    onError: () => void refresh(),
  });
  const isChanged = isPermissionChanged(role.permissions, wanted);
  const leaving = useLeaving({ holds: () => isChanged && !isPending });
  const { changePermissions } = role.can;
  return (
    <Card title={t("role.allows")}>
      <FormError message={error === null ? null : problemText(error)} takeFocus />
      {role.key === "administrator" && <p className={textClass("flush", "muted")}>{t("role.allowsEverything")}</p>}
      <fieldset className={styles.permissions}>
        <legend className={styles.legend}>{t("role.allows")}</legend>
        {permissions.map((permission) => {
          const isHeld = held.includes(permission);
          // Administrative permissions are never given to everybody; one that was given before can be taken away.
          const isTooMuch =
            role.key === "employee" && isAdministrative(permission) && !role.permissions.includes(permission);
          return (
            <Checkbox
              key={permission}
              label={t(`permissions.${permission}.name`)}
              hint={
                changePermissions && !isHeld
                  ? `${t(`permissions.${permission}.text`)} ${t("role.notHeld")}.`
                  : t(`permissions.${permission}.text`)
              }
              checked={checked.includes(permission)}
              disabled={!changePermissions || !isHeld || isTooMuch || isPending}
              onChange={({ target }) => setWanted(new Map(wanted).set(permission, target.checked))}
            />
          );
        })}
      </fieldset>
      {changePermissions && isChanged && (
        <div className={rowClass(3, "wrap", "above-5")}>
          <Button variant="strong" loading={isPending} loadingLabel={t("saving")} onClick={() => mutate()}>
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
