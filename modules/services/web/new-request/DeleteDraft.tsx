import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { keyOf } from "#client/query.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import { Button } from "#ui/Button.tsx";
import { deleteRequest, listRequests } from "../api.ts";

/** Deletes a draft after a confirmation. */
export function DeleteDraft({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const t = useTranslations("servicePages.draft");
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="quietDanger" onClick={() => setIsOpen(true)}>
        {t("delete")}
      </Button>
      {isOpen && (
        <ConfirmAction
          title={t("title")}
          confirmLabel={t("delete")}
          cancelLabel={t("cancel")}
          run={() => deleteRequest({ params: { id } })}
          message={t("deleted")}
          onDone={onDeleted}
          refresh={() => void queries.invalidateQueries({ queryKey: keyOf(listRequests) })}
          onClose={() => setIsOpen(false)}
        >
          {t("text")}
        </ConfirmAction>
      )}
    </>
  );
}
