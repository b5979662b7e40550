import { IndexPage, type IndexPageProps } from "#kit/IndexPage.tsx";
import { ListTools, type ListToolsProps } from "#kit/ListTools.tsx";
import { mostLetters, type ListSearch } from "../search.ts";

export interface ManagedListProps<Row> extends Omit<IndexPageProps<Row>, "tools" | "search"> {
  search: ListSearch;
  filters: ListToolsProps["filters"];
}

/** An index of publications. */
export function ManagedList<Row extends { id: string }>({ filters, ...props }: ManagedListProps<Row>) {
  const { search } = props;
  return <IndexPage {...props} tools={<ListTools search={search} filters={filters} mostLetters={mostLetters} />} />;
}
