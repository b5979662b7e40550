import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { keyOf } from "#client/query.ts";
import { Button } from "#ui/Button.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { useToast } from "#ui/toast-context.ts";
import { deleteRequest, listRequests } from "../api.ts";

/** Deletes a draft after a confirmation. */
export function DeleteDraft({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const t = useTranslations("servicePages.draft");
  const toast = useToast();
  const problemText = useProblemText();
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteRequest({ params: { id } }),
    onSuccess: () => {
      toast({ message: t("deleted") });
      onDeleted();
    },
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
    onSettled: () => {
      setIsOpen(false);
      void queries.invalidateQueries({ queryKey: keyOf(listRequests) });
    },
  });
  return (
    <>
      <Button size="sm" variant="quietDanger" onClick={() => setIsOpen(true)}>
        {t("delete")}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => mutate()}
        title={t("title")}
        confirmLabel={t("delete")}
        cancelLabel={t("cancel")}
        working={isPending}
      >
        {t("text")}
      </ConfirmDialog>
    </>
  );
}
