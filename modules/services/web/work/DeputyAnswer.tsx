import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import type { Deputy } from "#modules/services/contract/schemas-work.ts";
import { Button } from "#ui/Button.tsx";
import { useToast } from "#ui/toast-context.ts";
import { acceptDeputy, countWork, deleteDeputy, listDeputies, readWorkList } from "../api.ts";

/** Accepts or declines a deputy request, or removes a deputy. */
export function DeputyAnswer({ deputy: { id, can } }: { deputy: Deputy }) {
  const t = useTranslations("servicePages.deputies");
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (isAccepted: boolean) => {
      await (isAccepted ? acceptDeputy : deleteDeputy)({ params: { id } });
      return isAccepted;
    },
    onSuccess: (isAccepted) => toast({ message: t(isAccepted ? "accepted" : "removed"), tone: "success" }),
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
    onSettled: () => {
      for (const { path } of [listDeputies, readWorkList, countWork]) {
        void queries.invalidateQueries({ queryKey: [path] });
      }
    },
  });
  return (
    <>
      {can.accept && (
        <Button size="sm" disabled={isPending} onClick={() => mutate(true)}>
          {t("accept")}
        </Button>
      )}
      {can.delete && (
        <Button size="sm" variant="quietDanger" disabled={isPending} onClick={() => mutate(false)}>
          {t(can.accept ? "decline" : "remove")}
        </Button>
      )}
    </>
  );
}
