import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useAction } from "#kit/use-action.ts";
import type { Deputy } from "#modules/services/contract/schemas-work.ts";
import { Button } from "#ui/Button.tsx";
import { acceptDeputy, countWork, deleteDeputy, listDeputies, readWorkList } from "../api.ts";

/** Accepts or declines a deputy request, or removes a deputy. */
export function DeputyAnswer({ deputy: { id, can } }: { deputy: Deputy }) {
  const t = useTranslations("servicePages.deputies");
  const queries = useQueryClient();
  const { mutate, isPending } = useAction({
    async run(isAccepted: boolean) {
      if (isAccepted) await acceptDeputy({ params: { id } });
      else await deleteDeputy({ params: { id } });
      return isAccepted;
    },
    message: (isAccepted) => t(isAccepted ? "accepted" : "removed"),
    refresh() {
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
