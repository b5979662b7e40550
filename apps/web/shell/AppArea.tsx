import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { isProblem } from "#client/problems.ts";
import { confining } from "#client/query.ts";
import { DemandPage } from "#modules/identity/web/index.ts";
import { meQuery } from "#modules/people/web/index.ts";
import { AppShell } from "./AppShell.tsx";
import { EntranceFrame } from "./EntranceFrame.tsx";

/** Everything behind the sign-in; in its place what a role asks for first, once the days of grace are over. */
export function AppArea() {
  const queries = useQueryClient();
  const { data, dataUpdatedAt } = useQuery(meQuery);
  const due = data?.data.secondFactorDue ?? null;
  useEffect(() => {
    // A session that was open when the days ran out learns of it by the next refusal.
    const learn = (error: unknown): void => {
      if (isProblem(error, confining)) void queries.invalidateQueries(meQuery);
    };
    const stopQueries = queries.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") learn(event.action.error);
    });
    const stopWrites = queries.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") learn(event.action.error);
    });
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
