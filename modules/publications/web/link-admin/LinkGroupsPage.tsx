import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { useFormats, useLocale } from "#client/intl.tsx";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import type { LinkGroup } from "#modules/publications/contract/schemas-link.ts";
import { nameIn, otherLocale } from "#shared/locale.ts";
import type { DataColumn } from "#ui/DataTable.tsx";
import { deleteLinkGroup, linkGroupsQuery, createLinkGroup, updateLinkGroup } from "../api.ts";
import { useRefresh } from "../use-refresh.ts";
import { RowName, RowOperations } from "../components/RowCells.tsx";
import { validated } from "#client/form-errors.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { IndexPage } from "#kit/IndexPage.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import { toLatinDigits, wholeNumeric } from "#shared/validators.ts";
import { TextField } from "#ui/TextField.tsx";
import { WordFields } from "../forms/WordFields.tsx";

type Task = { action: "edit" | "delete"; group: LinkGroup } | { action: "add" };

export function LinkGroupsPage() {
  const refresh = useRefresh();
  const t = useTranslations("publicationsAdmin.groups");
  const all = useTranslations("publicationsAdmin");
  const locale = useLocale();
  const formats = useFormats();
  const list = useQuery(linkGroupsQuery);
  const [task, setTask] = useState<Task | null>(null);
  const columns: readonly DataColumn<LinkGroup>[] = [
    {
      id: "name",
      header: all("link.group"),
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
      header: all("operations.title"),
      narrow: true,
      cell: (group) => (
        <RowOperations
          name={nameIn(locale, group)}
          edit={{ onClick: () => setTask({ action: "edit", group }) }}
          onDelete={group.can.delete ? () => setTask({ action: "delete", group }) : null}
        />
      ),
    },
  ];
  const close = (): void => setTask(null);
  return (
    <>
      <IndexPage<LinkGroup>
        t={t}
        back={{ label: all("links.title"), renderLink: (slot) => <Link to="/admin/links" {...slot} /> }}
        onAdd={() => setTask({ action: "add" })}
        list={list}
        columns={columns}
      />
      {task !== null && task.action !== "delete" && (
        <LinkGroupDialog group={task.action === "edit" ? task.group : null} onClose={close} />
      )}
      {task?.action === "delete" && (
        <ConfirmAction
          title={t("deleteTitle", { name: isolated(nameIn(locale, task.group)) })}
          confirmLabel={all("operations.confirm")}
          run={() => deleteLinkGroup({ params: { id: task.group.id } })}
          message={all("operations.deleted", { name: isolated(nameIn(locale, task.group)) })}
          refresh={() => void refresh()}
          onClose={close}
        >
          <p>{t("deleteText")}</p>
        </ConfirmAction>
      )}
    </>
  );
}

type GroupValues = { nameAr: string; nameEn: string; order: string };

const valuesOf = (group: LinkGroup | null): GroupValues => ({
  nameAr: group?.nameAr ?? "",
  nameEn: group?.nameEn ?? "",
  order: group === null ? "" : String(group.order),
});

/** Edits a group; null for a new one. */
function LinkGroupDialog({ group, onClose }: { group: LinkGroup | null; onClose: () => void }) {
  const t = useTranslations("publicationsAdmin.groups");
  const all = useTranslations("publicationsAdmin.fields");
  const words = useTranslations("kit.form");
  const locale = useLocale();
  const refresh = useRefresh();
  // Its version is sent; after a conflict, the version of the other change.
  const [base, setBase] = useState(group);
  const { form, input, frame } = useEntityForm({
    initial: valuesOf(group),
    onClose,
    async save({ order, ...names }) {
      const body = { ...names, order: order.trim() === "" ? 0 : Number(toLatinDigits(order)) };
      const { data } =
        base === null
          ? await createLinkGroup({ body })
          : await updateLinkGroup({ params: { id: base.id }, body: { ...body, version: base.version } });
      void refresh();
      return words("saved", { name: isolated(nameIn(locale, data)) });
    },
    onStale(current) {
      void refresh();
      setBase(current as LinkGroup);
      return valuesOf(current as LinkGroup);
    },
  });
  return (
    <FormDialog title={t(group === null ? "add" : "editTitle")} submitLabel={words("save")} {...frame}>
      <WordFields form={form} field="name" maxLength={80} />
      <TextField
        label={all("order")}
        hint={all("orderHint")}
        optional
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        {...input("order", { validate: validated(wholeNumeric) })}
      />
    </FormDialog>
  );
}
