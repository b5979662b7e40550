import { useState, type ReactElement } from "react";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import { IndexPage, type IndexPageProps } from "#kit/IndexPage.tsx";
import { ListTools, type ListToolsProps } from "#kit/ListTools.tsx";
import type { LinkSlot } from "#ui/link.ts";
import { maxLetters } from "../search.ts";
import type { ListSearch } from "./list-search.ts";
import { useRefresh } from "../use-refresh.ts";
import { RowOperations } from "./RowCells.tsx";

type Word = Parameters<IndexPageProps<never>["t"]>[0] | "deleteTitle";

export interface ManagedListProps<Row> extends Omit<IndexPageProps<Row>, "t" | "tools" | "search"> {
  /** The phrases of the list; `name` is that of the row to delete. */
  t: (word: Word, values: { name: string }) => string;
  search: ListSearch;
  filters: ListToolsProps["filters"];
  nameOf: (row: Row) => string;
  renderEdit: (id: string, slot: LinkSlot) => ReactElement;
  remove: (input: { params: { id: string } }) => Promise<unknown>;
  /** Confirmation text before a row is deleted. */
  deleteText: (row: Row) => string;
}

/** An index of publications, whose last column edits and deletes. */
export function ManagedList<Row extends { id: string; can?: { delete: boolean } }>(props: ManagedListProps<Row>) {
  const { search, filters, columns, nameOf, renderEdit, remove, deleteText } = props;
  const refresh = useRefresh();
  const [deleting, setDeleting] = useState<Row | null>(null);
  const name = deleting === null ? "" : isolated(nameOf(deleting));
  const t = (word: Word): string => props.t(word, { name });
  const words = useTranslations("publicationsAdmin.operations");
  const operations = (row: Row) => (
    <RowOperations
      name={nameOf(row)}
      edit={{ renderLink: (slot) => renderEdit(row.id, slot) }}
      onDelete={row.can?.delete === false ? null : () => setDeleting(row)}
    />
  );
  return (
    <>
      <IndexPage
        {...props}
        t={t}
        columns={[...columns, { id: "operations", header: words("title"), narrow: true, cell: operations }]}
        tools={<ListTools search={search} filters={filters} maxSearchLength={maxLetters} />}
      />
      {deleting !== null && (
        <ConfirmAction
          title={t("deleteTitle")}
          confirmLabel={words("confirm")}
          run={() => remove({ params: { id: deleting.id } })}
          message={words("deleted", { name })}
          refresh={() => void refresh()}
          onClose={() => setDeleting(null)}
        >
          <p>{deleteText(deleting)}</p>
        </ConfirmAction>
      )}
    </>
  );
}
