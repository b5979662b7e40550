import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { keyOf } from "#client/query.ts";
import { useToast } from "#ui/toast-context.ts";
import { decideReview, listReview } from "./api.ts";

/** As many as the server takes at once. */
const most = 100;

/** Sends decisions and says what came of them; nothing is refused in silence. */
export function useDecisions(onDecided: (punches: readonly string[]) => void) {
  const t = useTranslations("attendanceReview.outcome");
  const queries = useQueryClient();
  const toast = useToast();
  const problemText = useProblemText();
  const [working, setWorking] = useState(false);

  async function decide(punches: string[], body: { decision: "accept" } | { decision: "reject"; note: string }) {
    setWorking(true);
    try {
      let [decided, skipped] = [0, 0];
      for (let from = 0; from < punches.length; from += most) {
        const answer = await decideReview({ body: { punches: punches.slice(from, from + most), ...body } });
        decided += answer.data.decided;
        skipped += answer.data.skipped;
      }
      if (decided > 0) toast({ message: t(`${body.decision}ed`, { count: decided }), tone: "success" });
      if (skipped > 0) toast({ message: t("skipped", { count: skipped }) });
      onDecided(punches);
      await queries.invalidateQueries({ queryKey: keyOf(listReview) });
    } finally {
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
