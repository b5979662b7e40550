import { keepPreviousData, useQuery, useMutation } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { ManagedLink } from "#modules/publications/contract/schemas-link.ts";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { CategoryTile } from "#ui/CategoryBadge.tsx";
import type { DataColumn } from "#ui/DataTable.tsx";
import { isolated } from "#client/isolated.ts";
import { Moment } from "#client/Moment.tsx";
import { useProblemText } from "#client/problem-text.ts";
import { IconButton } from "#ui/IconButton.tsx";
import { RefreshIcon } from "#ui/icons.ts";
import { rowClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { deleteLink, linkGroupsQuery, managedLinksQuery, checkLink } from "../api.ts";
import { ManagedList } from "../components/ManagedList.tsx";
import { AudienceText, RowName } from "../components/RowCells.tsx";
import { useRefresh } from "../use-refresh.ts";

/** The important links, with their uses and the result of the last check. */
export function AdminLinksPage() {
  const t = useTranslations("publicationsAdmin.links");
  const all = useTranslations("publicationsAdmin");
  const locale = useLocale();
  const formats = useFormats();
  const search = useSearch({ from: "/app/admin/links" });
  const list = useQuery({ ...managedLinksQuery(search), placeholderData: keepPreviousData });
  const known = useQuery(linkGroupsQuery).data?.data;
  const groups = known ?? [];
  // A link needs a group: without one, adding a group is the first step.
  const isFirstStep = known?.length === 0;
  const columns: readonly DataColumn<ManagedLink>[] = [
    {
      id: "name",
      header: t("name"),
      isName: true,
      cell: (link) => (
        <RowName
          sign={<CategoryTile icon={link.icon} color="teal" />}
          name={nameIn(locale, link)}
          detail={<bdi dir="ltr">{link.address.replace(/^(https:\/\/|mailto:)/, "").replace(/\/$/, "")}</bdi>}
        />
      ),
    },
    { id: "group", header: all("link.group"), cell: ({ group }) => <bdi>{nameIn(locale, group)}</bdi> },
    { id: "audience", header: t("audience"), cell: ({ audience }) => <AudienceText audience={audience} /> },
    { id: "uses", header: t("uses"), narrow: true, cell: ({ uses }) => formats.figure(uses) },
    { id: "health", header: t("healthTitle"), narrow: true, cell: (link) => <LinkHealth link={link} /> },
    {
      id: "isActive",
      header: all("link.isActive"),
      narrow: true,
      cell: ({ isActive }) => <Badge tone={isActive ? "success" : "neutral"}>{t(isActive ? "yes" : "no")}</Badge>,
    },
  ];
  return (
    <ManagedList<ManagedLink>
      t={(word, values) => (word === "add" && isFirstStep ? all("groups.add") : t(word, values))}
      renderAdd={(slot) => <Link to={isFirstStep ? "/admin/links/groups" : "/admin/links/add"} {...slot} />}
      actions={
        !isFirstStep && (
          <Button renderLink={(slot) => <Link to="/admin/links/groups" {...slot} />}>{t("groups")}</Button>
        )
      }
      search={search}
      filters={[
        {
          name: "group",
          label: all("link.group"),
          any: t("allGroups"),
          options: groups.map((group) => ({ value: group.id, label: nameIn(locale, group) })),
        },
        {
          name: "isBroken",
          label: t("healthTitle"),
          any: t("anyHealth"),
          options: [
            { value: "true", label: t("broken") },
            { value: "false", label: t("unbroken") },
          ],
        },
        {
          name: "isActive",
          label: all("link.isActive"),
          any: t("anyActive"),
          options: [
            { value: "true", label: t("yes") },
            { value: "false", label: t("no") },
          ],
        },
      ]}
      list={list}
      columns={columns}
      nameOf={(link) => nameIn(locale, link)}
      renderEdit={(id, slot) => <Link to="/admin/links/$id/edit" params={{ id }} {...slot} />}
      remove={deleteLink}
      deleteText={({ uses }) => t("deleteText", { count: uses })}
    />
  );
}

/** The result of the nightly check, and a button that checks again. */
function LinkHealth({ link }: { link: ManagedLink }) {
  const t = useTranslations("publicationsAdmin.links");
  const locale = useLocale();
  const formats = useFormats();
  const toast = useToast();
  const refresh = useRefresh();
  const problemText = useProblemText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => checkLink({ params: { id: link.id } }),
    onSuccess: ({ data: { health } }) =>
      toast({
        message: t(`health.${health?.state ?? "unknown"}`),
        tone: health?.failingSince == null ? "success" : "danger",
      }),
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
    onSettled: refresh,
  });
  if (link.address.startsWith("mailto:"))
    return <span className={textClass("block", "xs", "muted")}>{t("health.mail")}</span>;
  const { health } = link;
  const isBroken = health?.failingSince != null;
  return (
    <div className={rowClass(1, "align-center")}>
      <div>
        <Badge tone={isBroken ? "danger" : health?.state === "working" ? "success" : "neutral"}>
          {t(`health.${health?.state ?? "unknown"}`)}
          {isBroken && health.status !== null && ` ${formats.number(health.status, { useGrouping: false })}`}
        </Badge>
        {health !== null && (
          <span className={textClass("block", "xs", "muted")}>
            <Moment at={health.failingSince ?? health.checkedAt} style="ago" />
          </span>
        )}
      </div>
      <IconButton
        size="sm"
        label={t("check", { name: isolated(nameIn(locale, link)) })}
        icon={<RefreshIcon size={18} />}
        disabled={isPending}
        onClick={() => mutate()}
      />
    </div>
  );
}
