import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFieldErrorText } from "#client/form-errors.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { keyOf } from "#client/query.ts";
import type { Category } from "#modules/community/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { Select } from "#ui/Select.tsx";
import { useToast } from "#ui/toast-context.ts";
import { listCategories, listTopics } from "../api.ts";
import { allCategoryId } from "../sorts.ts";
import { useCategories } from "../use-categories.ts";
import { deleteCategory } from "../admin/api.ts";

/** Asks before a category is deleted, and where its topics go. */
export function DeleteCategory({ category, onClose }: { category: Category; onClose: () => void }) {
  const t = useTranslations("communityAdmin.categories");
  const locale = useLocale();
  const toast = useToast();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const errorText = useFieldErrorText();
  const categories = useCategories().data?.data ?? [];
  const { id, topicCount: count } = category;
  const name = isolated(nameIn(locale, category));
  const [moveTo, setMoveTo] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  // Deleted and hidden topics do not count, but need a place as well: the server tells.
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
        <Select
          label={t("moveTo")}
          placeholder={t("chooseTarget")}
          required
          options={categories
            .filter((other) => other.id !== id && other.id !== allCategoryId && other.isActive)
            .map((other) => ({ value: other.id, label: nameIn(locale, other) }))}
          value={moveTo}
          onChange={(event) => setMoveTo(event.target.value)}
          error={isAsked && moveTo === "" ? errorText({ message: '{"key":"fieldRequired"}' }) : undefined}
        />
      )}
    </ConfirmDialog>
  );
}
