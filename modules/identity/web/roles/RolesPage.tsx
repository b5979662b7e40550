import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { Loading } from "#kit/Loading.tsx";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import { nameIn } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { PlusIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { useMedia } from "#ui/use-media.ts";
import { rolesQuery } from "./api.ts";
import { BoundsText } from "./BoundsText.tsx";
import { RoleDialog } from "./RoleDialog.tsx";
import { RoleMatrix } from "./RoleMatrix.tsx";
import styles from "./RolesPage.module.css";

/** A table, or cards on a phone. */
export function RolesPage() {
  const t = useTranslations("roles");
  const navigate = useNavigate();
  const isWide = useMedia("(width >= 768px)");
  const query = useQuery(rolesQuery);
  const { data } = query;
  const [isAdding, setIsAdding] = useState(false);
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading
        title={t("title")}
        subtitle={t("intro")}
        actions={
          <Button variant="strong" icon={<PlusIcon size={20} />} onClick={() => setIsAdding(true)}>
            {t("add")}
          </Button>
        }
      />
      {data !== undefined && (isWide ? <RoleMatrix roles={data.data} /> : <RoleCards roles={data.data} />)}
      {data === undefined && <Loading query={query} label={t("loading")} shape="24rem" failed={t("failed")} />}
      {isAdding && (
        <RoleDialog
          existing={null}
          onClose={() => setIsAdding(false)}
          onSaved={({ id }) => void navigate({ to: "/admin/roles/$id", params: { id } })}
        />
      )}
    </>
  );
}

function RoleCards({ roles }: { roles: readonly Role[] }) {
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
          {role.bounds !== null && <BoundsText bounds={role.bounds} />}
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
