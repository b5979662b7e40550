import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { keyOf } from "#client/query.ts";
import type { SavedView } from "#modules/community/contract/schemas-administration.ts";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { DeleteIcon, EditIcon, FiltersIcon } from "#ui/icons.ts";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { deleteSavedView, listSavedViews, updateSavedView } from "../admin/api.ts";
import { viewFiltersOf, type TopicsFilterSearch } from "../admin/search.ts";
import styles from "./ManageViews.module.css";
import { SaveView } from "./SaveView.tsx";

export interface ManageViewsProps {
  search: TopicsFilterSearch;
  views: readonly SavedView[];
  onClose: () => void;
}

/** Renames, updates to the active filters, or deletes the user's saved views. */
export function ManageViews({ search, views, onClose }: ManageViewsProps) {
  const t = useTranslations("communityAdmin.savedViews");
  const toast = useToast();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const [renaming, setRenaming] = useState<SavedView | null>(null);
  const change = useMutation({
    mutationFn: async ({ view, isDeleted }: { view: SavedView; isDeleted: boolean }) => {
      const params = { id: view.id };
      if (isDeleted) return deleteSavedView({ params });
      await updateSavedView({ params, body: { filters: viewFiltersOf(search) } });
    },
    onSuccess: (_, { view, isDeleted }) => {
      void queries.invalidateQueries({ queryKey: keyOf(listSavedViews) });
      toast({ message: t(isDeleted ? "deleted" : "updated", { name: isolated(view.name) }), tone: "success" });
      if (isDeleted && views.length === 1) onClose();
    },
    onError: (error) => toast({ message: problemText(error), tone: "danger" }),
  });
  if (renaming !== null) return <SaveView search={search} view={renaming} onClose={() => setRenaming(null)} />;
  return (
    <Dialog open size="sm" onClose={onClose} title={t("title")}>
      <ul className={boxClass("list")}>
        {views.map((view) => {
          const name = isolated(view.name);
          return (
            <li key={view.id} className={classNames(rowClass(1, "align-center"), styles.view)}>
              <bdi className={textClass("grows", "anywhere")}>{view.name}</bdi>
              <IconButton
                size="sm"
                label={t("renameOf", { name })}
                icon={<EditIcon size={18} />}
                onClick={() => setRenaming(view)}
              />
              <IconButton
                size="sm"
                label={t("updateOf", { name })}
                icon={<FiltersIcon size={18} />}
                onClick={() => change.mutate({ view, isDeleted: false })}
              />
              <IconButton
                size="sm"
                label={t("deleteOf", { name })}
                icon={<DeleteIcon size={18} />}
                onClick={() => change.mutate({ view, isDeleted: true })}
              />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
