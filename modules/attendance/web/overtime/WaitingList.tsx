import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Loading } from "#kit/Loading.tsx";
import type { Attendee } from "#modules/attendance/contract/schemas-parts.ts";
import type { PersonSummary } from "#shared/wire.ts";
import { Card } from "#ui/Card.tsx";
import { boxClass, textClass } from "#ui/primitives.ts";
import type { Reading } from "../rules/api.ts";
import { DecideOvertime, type Decision, type DecisionBody } from "./DecideOvertime.tsx";
import { WaitingRow } from "./WaitingRow.tsx";

type Waiting = { id: string; person: Attendee; insteadOf: PersonSummary | null; minutes: number; version: number };

interface WaitingListProps<Item extends Waiting> {
  query: Reading<{ data: Item[]; count: number }> & { staleTime?: number };
  title: string;
  words: { loading: string; failed: string; rest: (count: number) => string };
  /** Names a row for tests and the keyboard. */
  row: string;
  lineOf: (item: Item) => ReactNode;
  factsOf: (item: Item) => ReactNode;
  titleOf: (decision: Decision, item: Item) => string;
  save: (item: Item, body: DecisionBody) => Promise<unknown>;
}

/** Overtime that waits for the user's decision; nothing while none does. */
export function WaitingList<Item extends Waiting>(props: WaitingListProps<Item>) {
  const { title, words, row, lineOf, factsOf, titleOf, save } = props;
  const queries = useQueryClient();
  const query = useQuery(props.query);
  const [opened, setOpened] = useState<{ decision: Decision; item: Item } | null>(null);
  const { data } = query;
  function onDecided(): void {
    void queries.invalidateQueries({ queryKey: props.query.queryKey });
    // The counts of the work list.
    void queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith("/work-list") });
  }
  if (data === undefined) {
    return (
      <Card flush>
        <Loading query={query} label={words.loading} shape={2} failed={words.failed} />
      </Card>
    );
  }
  const rest = data.count - data.data.length;
  return (
    <>
      {data.data.length > 0 && (
        <Card flush title={title}>
          <ul className={boxClass("list", "above-4")}>
            {data.data.map((item) => (
              <WaitingRow
                key={item.id}
                row={`${row} ${item.id}`}
                person={item.person}
                insteadOf={item.insteadOf}
                title={lineOf(item)}
                onDecide={(decision) => setOpened({ decision, item })}
              >
                {factsOf(item)}
              </WaitingRow>
            ))}
          </ul>
          {rest > 0 && <p className={textClass("flush", "sm", "muted", "text-center")}>{words.rest(rest)}</p>}
        </Card>
      )}
      {opened !== null && (
        <DecideOvertime
          decision={opened.decision}
          subject={opened.item}
          title={titleOf(opened.decision, opened.item)}
          save={(body) => save(opened.item, body)}
          onClose={() => setOpened(null)}
          onDecided={onDecided}
        >
          {factsOf(opened.item)}
        </DecideOvertime>
      )}
    </>
  );
}
