import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { useToast } from "#ui/toast-context.ts";
import { useRefresh } from "../use-refresh.ts";
import { decideReview, undoReview } from "./api.ts";

/** Maximum number of punches per request. */
const maxPunches = 100;

async function inPortions(
  punches: readonly string[],
  send: (portion: string[]) => Promise<{ data: { punches?: string[]; skipped: number } }>,
) {
  const total = { decided: [] as string[], skipped: 0 };
  for (let from = 0; from < punches.length; from += maxPunches) {
    const { data } = await send(punches.slice(from, from + maxPunches));
    total.decided.push(...(data.punches ?? []));
    total.skipped += data.skipped;
  }
  return total;
}

/** Sends decisions, and reports the decided, skipped and refused ones. */
export function useDecisions(onDecided: (punches: readonly string[]) => void) {
  const t = useTranslations("attendanceReview.outcome");
  const refresh = useRefresh();
  const toast = useToast();
  const problemText = useProblemText();
  const fail = (error: unknown): void => toast({ message: problemText(error), tone: "danger" });
  const [working, setWorking] = useState(false);
  // Not called after another list is shown, as the selection would jump.
  const latest = useRef<typeof onDecided | null>(null);
  useEffect(() => {
    latest.current = onDecided;
    return () => {
      latest.current = null;
    };
  });

  async function undo(punches: readonly string[]): Promise<void> {
    try {
      const { skipped } = await inPortions(punches, (portion) => undoReview({ body: { punches: portion } }));
      toast({ message: skipped === 0 ? t("undone") : t("undoneExcept", { count: skipped }), about: "review" });
    } catch (error) {
      fail(error);
    }
    await refresh();
  }

  async function decide(punches: string[], body: { decision: "accept" } | { decision: "reject"; note: string }) {
    setWorking(true);
    try {
      const { decided, skipped } = await inPortions(punches, (portion) =>
        decideReview({ body: { punches: portion, ...body } }),
      );
      if (decided.length > 0) {
        toast({
          message: t(`${body.decision}ed`, { count: decided.length }),
          tone: "success",
          action: { label: t("undo"), onAct: () => void undo(decided) },
          about: "review",
        });
      }
      if (skipped > 0) toast({ message: t("skipped", { count: skipped }) });
      latest.current?.(punches);
    } finally {
      // Also after a failure: some of several requests may have succeeded.
      await refresh();
      setWorking(false);
    }
  }
  return {
    working,
    accept: (punches: string[]): void => {
      if (working || punches.length === 0) return;
      decide(punches, { decision: "accept" }).catch(fail);
    },
    /** Rejects on failure, so that the dialog keeps the note. */
    reject: (punches: string[], note: string): Promise<void> => decide(punches, { decision: "reject", note }),
  };
}
