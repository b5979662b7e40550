import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Loading } from "#kit/Loading.tsx";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import { nameIn } from "#shared/locale.ts";
import type { Permission } from "#shared/permissions.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import type { RenderLink } from "#ui/link.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import { useAction } from "#kit/use-action.ts";
import { deleteRole, roleQuery, updateRole, useRefreshRoles } from "./api.ts";
import { BoundsCard } from "./BoundsCard.tsx";
import { DemandCard } from "./DemandCard.tsx";
import { MembersCard } from "./MembersCard.tsx";
import { PermissionsCard } from "./PermissionsCard.tsx";
import { RoleDialog } from "./RoleDialog.tsx";

const toRoles: RenderLink = (slot) => <Link to="/admin/roles" {...slot} />;

/** A role: description, permissions and members. `held` are the permissions of the signed-in user. */
export function RolePage({ held }: { held: readonly Permission[] }) {
  const t = useTranslations("roles");
  const locale = useLocale();
  const { id } = useParams({ from: "/app/admin/roles/$id" });
  const query = useQuery(roleQuery(id));
  const role = query.data?.data;
  useDocumentTitle(role === undefined ? t("title") : nameIn(locale, role));
  if (role === undefined) {
    return (
      <>
        <PageHeading title={t("title")} back={{ label: t("title"), renderLink: toRoles }} />
        <Loading query={query} label={t("role.loading")} shape="24rem" failed={t("role.failed")} />
      </>
    );
  }
  return <KnownRole role={role} held={held} />;
}

function KnownRole({ role, held }: { role: Role; held: readonly Permission[] }) {
  const t = useTranslations("roles");
  const locale = useLocale();
  const navigate = useNavigate();
  const refresh = useRefreshRoles();
  const [task, setTask] = useState<"edit" | "delete" | null>(null);
  const description = nameIn(locale, { nameEn: role.descriptionEn, nameAr: role.descriptionAr });
  const name = isolated(nameIn(locale, role));
  const close = (): void => setTask(null);
  return (
    <>
      <PageHeading
        title={<bdi>{nameIn(locale, role)}</bdi>}
        subtitle={description === "" ? undefined : <span dir="auto">{description}</span>}
        back={{ label: t("title"), renderLink: toRoles }}
        actions={
          role.can.update && (
            <>
              <Button onClick={() => setTask("edit")}>{t("role.edit")}</Button>
              {role.can.delete && (
                <Button variant="quiet" onClick={() => setTask("delete")}>
                  {t("role.delete")}
                </Button>
              )}
            </>
          )
        }
      />
      <div className={stackClass(4)}>
        {!role.can.update && <p className={textClass("flush", "muted")}>{t("role.beyond")}</p>}
        {role.key === null && Object.values(role.usedBy).some((count) => count > 0) && (
          <p className={textClass("flush", "muted")}>{t("role.usedBy", role.usedBy)}</p>
        )}
        <DemandCard role={role} />
        {role.key !== "administrator" && role.key !== "employee" && <BoundsCard role={role} />}
        <PermissionsCard role={role} held={held} />
        <MembersCard role={role} />
        {role.key === null && <DirectoryCard role={role} />}
      </div>
      {task === "edit" && <RoleDialog existing={role} onClose={close} onSaved={close} />}
      {task === "delete" && (
        <ConfirmAction
          title={t("role.deleteTitle", { name })}
          confirmLabel={t("role.delete")}
          run={async () => {
            await deleteRole({ params: { id: role.id } });
            // Before the refresh, which would find no role for this page.
            await navigate({ to: "/admin/roles" });
          }}
          message={t("role.deleted", { name })}
          refresh={() => void refresh()}
          onClose={close}
        >
          {t("role.deleteText", { count: role.people })}
        </ConfirmAction>
      )}
    </>
  );
}

/** Whether an external directory provisions the role as a group; can be switched. */
function DirectoryCard({ role: { id, version, isProvisioned, can } }: { role: Role }) {
  const t = useTranslations("roles.directory");
  const saving = useTranslations("kit")("saving");
  const refresh = useRefreshRoles();
  const { mutate, isPending } = useAction({
    run: () => updateRole({ params: { id }, body: { version, isProvisioned: !isProvisioned } }),
    message: ({ data }) => t(data.isProvisioned ? "handed" : "taken"),
    refresh,
  });
  return (
    <Card
      title={t("title")}
      actions={
        can.update && (
          <Button size="sm" loading={isPending} loadingLabel={saving} onClick={() => mutate()}>
            {t(isProvisioned ? "take" : "hand")}
          </Button>
        )
      }
    >
      <p className={textClass("flush", "muted")}>{t(isProvisioned ? "on" : "off")}</p>
    </Card>
  );
}
