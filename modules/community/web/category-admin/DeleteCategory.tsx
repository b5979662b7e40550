import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { keyOf } from "#client/query.ts";
import type { Category } from "#modules/community/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { useToast } from "#ui/toast-context.ts";
import { deleteCategory } from "../admin/api.ts";
import { MoveTarget } from "../admin/MoveTarget.tsx";
import { listCategories, listTopics } from "../api.ts";

/** Confirms the deletion of a category and requests a target for its topics. */
export function DeleteCategory({ category, onClose }: { category: Category; onClose: () => void }) {
  const t = useTranslations("communityAdmin.categories");
  const toast = useToast();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const { id, topicCount: count } = category;
  const name = isolated(nameIn(useLocale(), category));
  const [moveTo, setMoveTo] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  // Deleted and hidden topics are not counted but must be moved too; the server then refuses without a target.
  const [holdsHidden, setHoldsHidden] = useState(false);
  const needsTarget = count > 0 || holdsHidden;

  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteCategory({ params: { id }, query: moveTo === "" ? {} : { moveTo } }),
    onSuccess: () => {
      for (const endpoint of [listCategories, listTopics])
        void queries.invalidateQueries({ queryKey: [endpoint.path] });
      toast({ message: t("deleted", { name }), tone: "success" });
      onClose();
    },
    onError: (error) => {
      if (isProblem(error, "category_has_topics")) return setHoldsHidden(true);
      toast({ message: problemText(error), tone: "danger" });
      void queries.invalidateQueries({ queryKey: keyOf(listCategories) });
      onClose();
    },
  });
  const confirm = (): void => {
    setIsAsked(true);
    if (!needsTarget || moveTo !== "") mutate();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={t("deleteTitle", { name })}
      confirmLabel={t("confirmDelete")}
      working={isPending}
    >
      <p>{needsTarget ? t("deleteText", { count }) : t("deleteEmpty")}</p>
      {needsTarget && (
        <MoveTarget
          label={t("moveTo")}
          value={moveTo}
          onChange={setMoveTo}
          isMissing={isAsked && moveTo === ""}
          except={id}
        />
      )}
    </ConfirmDialog>
  );
}
