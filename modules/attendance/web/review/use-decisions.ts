import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { useToast } from "#ui/toast-context.ts";
import { useRefresh } from "../use-refresh.ts";
import { decideReview, undoReview } from "./api.ts";

/** As many as the server takes at once. */
const most = 100;

/** Sends decisions and says what came of them; nothing is refused in silence. */
export function useDecisions(onDecided: (punches: readonly string[]) => void) {
  const t = useTranslations("attendanceReview.outcome");
  const refresh = useRefresh();
  const toast = useToast();
  const problemText = useProblemText();
  const [working, setWorking] = useState(false);
  // By the time of the answer somebody may look at another punch, or at another list: then nothing jumps.
  const latest = useRef<typeof onDecided | null>(null);
  useEffect(() => {
    latest.current = onDecided;
    return () => {
      latest.current = null;
    };
  });

  async function undo(punches: readonly string[]): Promise<void> {
    try {
      let skipped = 0;
      for (let from = 0; from < punches.length; from += most) {
        const answer = await undoReview({ body: { punches: punches.slice(from, from + most) } });
        skipped += answer.data.skipped;
      }
      toast({ message: skipped === 0 ? t("undone") : t("undoneExcept", { count: skipped }), about: "review" });
    } catch (error) {
      toast({ message: problemText(error), tone: "danger" });
    }
    await refresh();
  }

  async function decide(punches: string[], body: { decision: "accept" } | { decision: "reject"; note: string }) {
    setWorking(true);
    try {
      const decided: string[] = [];
      let skipped = 0;
      for (let from = 0; from < punches.length; from += most) {
        const answer = await decideReview({ body: { punches: punches.slice(from, from + most), ...body } });
        decided.push(...answer.data.punches);
        skipped += answer.data.skipped;
      }
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
      // Also after a failure: some of many may have been decided.
      await refresh();
      setWorking(false);
    }
  }
  return {
    working,
    accept: (punches: string[]): void => {
      if (working || punches.length === 0) return;
      decide(punches, { decision: "accept" }).catch((error: unknown) =>
        toast({ message: problemText(error), tone: "danger" }),
      );
    },
    /** Rejects when it fails: whoever asked keeps the note. */
    reject: (punches: string[], note: string): Promise<void> => decide(punches, { decision: "reject", note }),
  };
}
