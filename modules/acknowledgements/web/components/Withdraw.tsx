import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { keyOf } from "#client/query.ts";
import { Button } from "#ui/Button.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { useToast } from "#ui/toast-context.ts";
import { readMustRead, withdrawMustRead } from "../api.ts";
import styles from "./AskForm.module.css";

export function Withdraw({ topicId }: { topicId: string }) {
  const t = useTranslations("acknowledgements");
  const toast = useToast();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => withdrawMustRead({ params: { id: topicId } }),
    onSuccess: () => {
      void queries.resetQueries({ queryKey: keyOf(readMustRead, { params: { id: topicId } }) });
      toast({ message: t("withdrawn"), tone: "success" });
    },
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
    onSettled: () => setIsAsked(false),
  });
  return (
    <>
      <span className={styles.apart}>
        <Button variant="quietDanger" onClick={() => setIsAsked(true)}>
          {t("withdraw")}
        </Button>
      </span>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => mutate()}
        title={t("withdrawTitle")}
        confirmLabel={t("withdraw")}
        cancelLabel={t("keep")}
        working={isPending}
      >
        <p>{t("withdrawText")}</p>
      </ConfirmDialog>
    </>
  );
}
