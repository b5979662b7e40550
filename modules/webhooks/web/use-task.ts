import { useState } from "react";
import { useProblemText } from "#client/problem-text.ts";
import { useRefresh } from "#kit/use-refresh.ts";
import { useToast } from "#ui/toast-context.ts";
import { listDeliveries, listWebhooks, readWebhook } from "./api.ts";

const paths: readonly string[] = [listDeliveries, listWebhooks, readWebhook].map(({ path }) => path);
const isAffected = (path: string): boolean => paths.includes(path);

/** Invalidates all queries of webhooks. */
export const useRefreshWebhooks = (): (() => Promise<void>) => useRefresh(isAffected);

/** Runs a named task, shows the returned text or the error as a toast, and refreshes. */
export function useTask() {
  const toast = useToast();
  const problemText = useProblemText();
  const refresh = useRefreshWebhooks();
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
