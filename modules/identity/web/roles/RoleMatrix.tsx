import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import { nameIn } from "#shared/locale.ts";
import { permissions } from "#shared/permissions.ts";
import { CheckIcon } from "#ui/icons.ts";
import { textClass } from "#ui/primitives.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import { BoundsText } from "./BoundsText.tsx";
import styles from "./RoleMatrix.module.css";

/** Permissions as rows, roles as columns; both headers are sticky. */
export function RoleMatrix({ roles }: { roles: readonly Role[] }) {
  const t = useTranslations("roles");
  const locale = useLocale();
  return (
    // It scrolls, so it must be focusable.
    <div className={styles.frame} role="region" aria-label={t("matrix.label")} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {t("matrix.permission")}
            </th>
            {roles.map((role) => (
              <th key={role.id} scope="col">
                <Link
                  to="/admin/roles/$id"
                  params={{ id: role.id }}
                  className={textClass("block", "inherit", "medium")}
                >
                  <bdi>{nameIn(locale, role)}</bdi>
                </Link>
                <span className={textClass("block", "sm", "muted", "normal")}>
                  {role.key === "employee" ? t("everybody") : t("people", { count: role.people })}
                </span>
                {role.bounds !== null && <BoundsText bounds={role.bounds} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map((permission) => (
            <tr key={permission}>
              <th scope="row">
                <span className={textClass("block", "inherit", "medium")}>{t(`permissions.${permission}.name`)}</span>
                <span className={textClass("block", "sm", "muted", "normal")}>
                  {t(`permissions.${permission}.text`)}
                </span>
              </th>
              {roles.map((role) => {
                const isAllowed = role.permissions.includes(permission);
                return (
                  <td key={role.id}>
                    {isAllowed ? <CheckIcon size={20} /> : <span aria-hidden="true">–</span>}
                    <VisuallyHidden>{t(isAllowed ? "matrix.allowed" : "matrix.notAllowed")}</VisuallyHidden>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
