import {
  useQuery,
  useQueryClient,
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
} from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { isProblem } from "#client/problems.ts";
import { confining } from "#client/query.ts";
import { DemandPage } from "#modules/identity/web/index.ts";
import { meQuery } from "#modules/people/web/index.ts";
import { AppShell } from "./AppShell.tsx";
import { EntranceFrame } from "./EntranceFrame.tsx";

/** Everything behind the sign-in; in its place the second factor that a role requires, after the days of grace. */
export function AppArea() {
  const queries = useQueryClient();
  const { data, dataUpdatedAt } = useQuery(meQuery);
  const due = data?.data.secondFactorDue ?? null;
  useEffect(() => {
    // A session that was open when the days ran out is told by the next refusal.
    const onEvent = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent): void => {
      if (event.type !== "updated" || event.action.type !== "error") return;
      if (isProblem(event.action.error, confining)) void queries.invalidateQueries(meQuery);
    };
    const stopQueries = queries.getQueryCache().subscribe(onEvent);
    const stopWrites = queries.getMutationCache().subscribe(onEvent);
    return () => {
      stopQueries();
      stopWrites();
    };
  }, [queries]);
  if (due === null || Date.parse(due) > dataUpdatedAt) return <AppShell />;
  return (
    <EntranceFrame>
      <Suspense>
        <DemandPage />
      </Suspense>
    </EntranceFrame>
  );
}
