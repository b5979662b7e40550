import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { isolated } from "#client/isolated.ts";
import { keyOf } from "#client/query.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { SavedView } from "#modules/community/contract/schemas-administration.ts";
import { firstOf, maxLength, required } from "#shared/validators.ts";
import { TextField } from "#ui/TextField.tsx";
import { createSavedView, listSavedViews, updateSavedView } from "../admin/api.ts";
import { viewFiltersOf, type TopicsFilterSearch } from "../admin/search.ts";

export interface SaveViewProps {
  search: TopicsFilterSearch;
  /** The view to rename; saves a new one by default. */
  view?: SavedView;
  onClose: () => void;
}

export function SaveView({ search, view, onClose }: SaveViewProps) {
  const t = useTranslations("communityAdmin.savedViews");
  const queries = useQueryClient();
  const { input, frame } = useEntityForm({
    initial: { name: view?.name ?? "" },
    onClose,
    async save({ name }) {
      const { data } =
        view === undefined
          ? await createSavedView({ body: { name, filters: viewFiltersOf(search) } })
          : await updateSavedView({ params: { id: view.id }, body: { name } });
      void queries.invalidateQueries({ queryKey: keyOf(listSavedViews) });
      return t("saved", { name: isolated(data.name) });
    },
  });
  return (
    <FormDialog
      title={view === undefined ? t("save") : t("renameOf", { name: isolated(view.name) })}
      submitLabel={t("confirm")}
      size="sm"
      {...frame}
    >
      <TextField
        label={t("name")}
        hint={t("nameHint")}
        data-autofocus=""
        autoComplete="off"
        {...input("name", { validate: validated(firstOf(required, maxLength(60))) })}
      />
    </FormDialog>
  );
}
