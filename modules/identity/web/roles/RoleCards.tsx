import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import { nameIn } from "#shared/locale.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import styles from "./RoleCards.module.css";

/** The same as the table, a card a role. */
export function RoleCards({ roles }: { roles: readonly Role[] }) {
  const t = useTranslations("roles");
  const locale = useLocale();
  return (
    <ul className={stackClass(4, "list")}>
      {roles.map((role) => (
        <li key={role.id} className={styles.card}>
          <h2 className={textClass("flush", "lg", "tight")}>
            <Link to="/admin/roles/$id" params={{ id: role.id }} className={styles.link}>
              <bdi>{nameIn(locale, role)}</bdi>
            </Link>
          </h2>
          <p className={textClass("flush", "above-1", "sm", "muted")}>
            {role.key === "employee" ? t("everybody") : t("people", { count: role.people })}
          </p>
          {role.permissions.length === 0 ? (
            <p className={textClass("flush", "above-1", "sm", "muted")}>{t("matrix.nothing")}</p>
          ) : (
            <ul className={styles.allowed}>
              {role.permissions.map((permission) => (
                <li key={permission}>{t(`permissions.${permission}.name`)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
