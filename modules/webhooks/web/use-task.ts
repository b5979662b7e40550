import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useProblemText } from "#client/problem-text.ts";
import { useToast } from "#ui/toast-context.ts";
import { listDeliveries, listWebhooks, readWebhook } from "./api.ts";

/** Invalidates all queries of webhooks. */
export function useRefresh(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [listWebhooks, readWebhook, listDeliveries].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
    );
}

/** Runs a named task, shows the returned text or the error as a toast, and refreshes. */
export function useTask() {
  const toast = useToast();
  const problemText = useProblemText();
  const refresh = useRefresh();
  const [running, setRunning] = useState<string | null>(null);
  async function run(name: string, work: () => Promise<string | void>): Promise<void> {
    setRunning(name);
    try {
      const message = await work();
      if (message !== undefined) toast({ message, tone: "success" });
    } catch (error) {
      toast({ message: problemText(error), tone: "danger" });
    } finally {
      await refresh();
      setRunning(null);
    }
  }
  return { running, run };
}
