import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { isolated } from "#client/isolated.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import type { LinkGroup } from "#modules/publications/contract/schemas-link.ts";
import { nameIn, otherLocale } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DataTable, type DataColumn } from "#ui/DataTable.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PlusIcon } from "#ui/icons.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { deleteLinkGroup, linkGroupsQuery } from "../api.ts";
import { useRefresh } from "../use-refresh.ts";
import { Loading } from "#kit/Loading.tsx";
import { RowName, RowOperations } from "../components/RowCells.tsx";
import { LinkGroupDialog } from "./LinkGroupDialog.tsx";

type Task = { action: "edit" | "delete"; group: LinkGroup } | { action: "add" };

function useColumns(onTask: (task: Task) => void): readonly DataColumn<LinkGroup>[] {
  const t = useTranslations("publicationsAdmin.groups");
  const all = useTranslations("publicationsAdmin");
  const locale = useLocale();
  const formats = useFormats();
  return [
    {
      id: "name",
      header: t("name"),
      isName: true,
      cell: (group) => (
        <RowName
          name={nameIn(locale, group)}
          detail={<bdi lang={otherLocale(locale)}>{nameIn(otherLocale(locale), group)}</bdi>}
        />
      ),
    },
    { id: "links", header: t("links"), narrow: true, cell: ({ linkCount }) => formats.figure(linkCount) },
    { id: "order", header: all("fields.order"), narrow: true, cell: ({ order }) => formats.figure(order) },
    {
      id: "operations",
      header: all("links.operations"),
      narrow: true,
      cell: (group) => (
        <RowOperations
          name={nameIn(locale, group)}
          edit={{ onClick: () => onTask({ action: "edit", group }) }}
          onDelete={group.can.delete ? () => onTask({ action: "delete", group }) : null}
        />
      ),
    },
  ];
}

export function LinkGroupsPage() {
  const refresh = useRefresh();
  const t = useTranslations("publicationsAdmin.groups");
  const all = useTranslations("publicationsAdmin");
  const locale = useLocale();
  const query = useQuery(linkGroupsQuery);
  const { data } = query;
  const [task, setTask] = useState<Task | null>(null);
  const columns = useColumns(setTask);
  useDocumentTitle(t("title"));
  const add = (
    <Button variant="strong" icon={<PlusIcon size={20} />} onClick={() => setTask({ action: "add" })}>
      {t("add")}
    </Button>
  );
  const close = (): void => setTask(null);
  return (
    <>
      <PageHeading
        title={t("title")}
        subtitle={t("intro")}
        back={{ label: all("links.title"), renderLink: (slot) => <Link to="/admin/links" {...slot} /> }}
        actions={add}
      />
      <Card flush>
        {data === undefined && <Loading query={query} label={t("loading")} shape="12rem" failed={t("failed")} />}
        {data?.data.length === 0 && (
          <EmptyState
            title={t("noneTitle")}
            action={<Button onClick={() => setTask({ action: "add" })}>{t("add")}</Button>}
          >
            {t("noneText")}
          </EmptyState>
        )}
        {data !== undefined && data.data.length > 0 && (
          <DataTable<LinkGroup> label={t("title")} columns={columns} rows={data.data} keyOf={({ id }) => id} />
        )}
      </Card>
      {task !== null && task.action !== "delete" && (
        <LinkGroupDialog group={task.action === "edit" ? task.group : null} onClose={close} />
      )}
      {task?.action === "delete" && (
        <ConfirmAction
          title={t("deleteTitle", { name: isolated(nameIn(locale, task.group)) })}
          confirmLabel={all("links.delete")}
          run={() => deleteLinkGroup({ params: { id: task.group.id } })}
          message={t("deleted", { name: isolated(nameIn(locale, task.group)) })}
          refresh={() => void refresh()}
          onClose={close}
        >
          <p>{t("deleteText")}</p>
        </ConfirmAction>
      )}
    </>
  );
}
