import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { rootRouteId, useSearch } from "@tanstack/react-router";
import { Unreachable } from "#client/problems.ts";
import { IndexPage } from "../IndexPage.tsx";
import { ListTools } from "../ListTools.tsx";
import { answerOf } from "./answers.ts";

type Row = { id: string; name: string; kind: string };
type Answer = { data: Row[]; page: { next: string | null; previous: string | null } };
type Search = { search?: string; kind?: string; cursor?: string };

const words = {
  title: "Things",
  intro: "All of them",
  add: "Add a thing",
  loading: "Loading things",
  failed: "Things could not be loaded",
  noneTitle: "No things yet",
  noneText: "Add the first one.",
};
const kinds = [
  { value: "large", label: "Large" },
  { value: "small", label: "Small" },
];

/** An administration list; the test answers "away", or with the rows and the next page. */
export function ListParts() {
  const search: Search = useSearch({ from: rootRouteId });
  const list = useQuery({
    queryKey: ["things", search],
    async queryFn() {
      const answer = await answerOf(`things ${JSON.stringify(search)}`);
      if (answer === "away") throw new Unreachable("network");
      return JSON.parse(answer) as Answer;
    },
    placeholderData: keepPreviousData,
  });
  return (
    <IndexPage<Row>
      t={(word: keyof typeof words) => words[word]}
      renderAdd={({ className, children }) => (
        <a href="#add" className={className}>
          {children}
        </a>
      )}
      tools={
        <ListTools
          search={search}
          filters={[{ name: "kind", label: "Kind", any: "Every kind", options: kinds }]}
          maxSearchLength={40}
        />
      }
      search={search}
      list={list}
      columns={[
        { id: "name", header: "Name", cell: ({ name }) => name, isName: true },
        { id: "kind", header: "Kind", cell: ({ kind }) => kind },
      ]}
    />
  );
}
