import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { Loading } from "#kit/Loading.tsx";
import type { Role } from "#modules/identity/contract/schemas-roles.ts";
import { nameIn } from "#shared/locale.ts";
import type { Permission } from "#shared/permissions.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import type { RenderLink } from "#ui/link.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { stackClass, textClass } from "#ui/primitives.ts";
import { SkeletonLine } from "#ui/Skeleton.tsx";
import { useToast } from "#ui/toast-context.ts";
import { deleteRole, roleQuery, updateRole } from "./api.ts";
import { DemandCard } from "./DemandCard.tsx";
import { MembersCard } from "./MembersCard.tsx";
import { PermissionsCard } from "./PermissionsCard.tsx";
import { RoleDialog } from "./RoleDialog.tsx";
import { useRefreshRoles } from "./use-refresh-roles.ts";

const toRoles: RenderLink = (slot) => <Link to="/admin/roles" {...slot} />;

/** A role: what it is for, what it allows, who holds it. `held` is what the reader may do. */
export function RolePage({ held }: { held: readonly Permission[] }) {
  const t = useTranslations("roles");
  const locale = useLocale();
  const { id } = useParams({ from: "/app/admin/roles/$id" });
  const query = useQuery(roleQuery(id));
  const { data } = query;
  const role = data?.data;
  const name = role === undefined ? t("title") : nameIn(locale, role);
  useDocumentTitle(name);
  if (role === undefined) {
    return (
      <>
        <PageHeading title={t("title")} back={{ label: t("role.back"), renderLink: toRoles }} />
        <Loading
          query={query}
          label={t("role.loading")}
          shape={
            <>
              <SkeletonLine width="40%" />
              <SkeletonLine width="70%" />
            </>
          }
          failed={t("role.failed")}
        />
      </>
    );
  }
  return <KnownRole role={role} held={held} />;
}

function KnownRole({ role, held }: { role: Role; held: readonly Permission[] }) {
  const t = useTranslations("roles");
  const locale = useLocale();
  const [task, setTask] = useState<"edit" | "delete" | null>(null);
  const description = nameIn(locale, { nameEn: role.descriptionEn, nameAr: role.descriptionAr });
  const used = role.usedBy;
  return (
    <>
      <PageHeading
        title={<bdi>{nameIn(locale, role)}</bdi>}
        {...(description === "" ? {} : { subtitle: <span dir="auto">{description}</span> })}
        back={{ label: t("role.back"), renderLink: toRoles }}
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
        {role.key === null && Object.values(used).some((count) => count > 0) && (
          <p className={textClass("flush", "muted")}>{t("role.usedBy", used)}</p>
        )}
        <DemandCard role={role} />
        <PermissionsCard role={role} held={held} />
        <MembersCard role={role} />
        {role.key === null && <DirectoryCard role={role} />}
      </div>
      {task === "edit" && <RoleDialog existing={role} onClose={() => setTask(null)} onSaved={() => setTask(null)} />}
      {task === "delete" && <DeleteRole role={role} onClose={() => setTask(null)} />}
    </>
  );
}

function DeleteRole({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useTranslations("roles");
  const locale = useLocale();
  const toast = useToast();
  const navigate = useNavigate();
  const refresh = useRefreshRoles();
  const problemText = useProblemText();
  const name = isolated(nameIn(locale, role));
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteRole({ params: { id: role.id } }),
    onSuccess: async () => {
      toast({ message: t("role.deleted", { name }), tone: "success" });
      await navigate({ to: "/admin/roles" });
      void refresh();
    },
    onError: (error) => {
      toast({ message: problemText(error), tone: "danger" });
      void refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => mutate()}
      title={t("role.deleteTitle", { name })}
      confirmLabel={t("role.delete")}
      working={isPending}
    >
      {t("role.deleteText", { count: role.people })}
    </ConfirmDialog>
  );
}

/** Whether a directory keeps a role as a group, and the way to hand it over or take it back. */
function DirectoryCard({ role: { id, version, isProvisioned, can } }: { role: Role }) {
  const t = useTranslations("roles.directory");
  const toast = useToast();
  const problemText = useProblemText();
  const refresh = useRefreshRoles();
  const { mutate, isPending } = useMutation({
    mutationFn: () => updateRole({ params: { id }, body: { version, isProvisioned: !isProvisioned } }),
    onSuccess: ({ data }) => toast({ message: t(data.isProvisioned ? "handed" : "taken"), tone: "success" }),
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
    onSettled: () => refresh(),
  });
  return (
    <Card
      title={t("title")}
      actions={
        can.update && (
          <Button size="sm" loading={isPending} loadingLabel={t("changing")} onClick={() => mutate()}>
            {t(isProvisioned ? "take" : "hand")}
          </Button>
        )
      }
    >
      <p className={textClass("flush", "muted")}>{t(isProvisioned ? "on" : "off")}</p>
    </Card>
  );
}
