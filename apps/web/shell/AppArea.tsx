import {
  useQuery,
  useQueryClient,
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
} from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { isProblem } from "#client/problems.ts";
import { secondFactorRequired } from "#client/query.ts";
import { DemandPage } from "#modules/identity/web/index.ts";
import { meQuery } from "#modules/people/web/index.ts";
import { AppShell } from "./AppShell.tsx";
import { EntranceFrame } from "./EntranceFrame.tsx";

/** Everything that requires a session; replaced by the setup of a required second factor after the grace period. */
export function AppArea() {
  const queries = useQueryClient();
  const { data, dataUpdatedAt } = useQuery(meQuery);
  const due = data?.data.secondFactorDue ?? null;
  useEffect(() => {
    // A session from before the end of the grace period learns of it by the next refusal.
    const onEvent = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent): void => {
      if (event.type !== "updated" || event.action.type !== "error") return;
      if (isProblem(event.action.error, secondFactorRequired)) void queries.invalidateQueries(meQuery);
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
