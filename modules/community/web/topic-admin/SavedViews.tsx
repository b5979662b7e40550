import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { isolated } from "#client/isolated.ts";
import { keyOf } from "#client/query.ts";
import { FormDialog } from "#kit/FormDialog.tsx";
import { useAction } from "#kit/use-action.ts";
import { useEntityForm } from "#kit/use-entity-form.ts";
import type { SavedView } from "#modules/community/contract/schemas-administration.ts";
import { firstOf, maxLength, required } from "#shared/validators.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { BookmarkIcon, ChevronDownIcon, DeleteIcon, EditIcon, FiltersIcon, PlusIcon } from "#ui/icons.ts";
import { Menu, MenuDivider, MenuItem } from "#ui/menu/Menu.tsx";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import { TextField } from "#ui/TextField.tsx";
import { createSavedView, deleteSavedView, listSavedViews, savedViewsQuery, updateSavedView } from "../admin/api.ts";
import { isNarrowed, searchOfFilters, viewFiltersOf, type TopicsFilterSearch } from "../admin/search.ts";
import styles from "./SavedViews.module.css";

const sorted = (search: TopicsFilterSearch): string => JSON.stringify(Object.entries(search).toSorted());

export function SavedViews({ search }: { search: TopicsFilterSearch }) {
  const t = useTranslations("communityAdmin.savedViews");
  const views = useQuery(savedViewsQuery).data?.data ?? [];
  const [open, setOpen] = useState<"save" | "manage" | null>(null);
  const canSave = isNarrowed(search) || search.sort !== undefined;
  return (
    <>
      <Menu
        heading={views.length === 0 ? t("none") : undefined}
        trigger={
          <Button variant="quiet" size="sm" icon={<BookmarkIcon size={18} />} iconAfter={<ChevronDownIcon size={16} />}>
            {t("menu")}
          </Button>
        }
      >
        {views.map((view) => {
          const address = searchOfFilters(view.filters);
          return (
            <MenuItem
              key={view.id}
              current={sorted(address) === sorted(search)}
              renderLink={(slot) => <Link to="/admin/topics/index" search={address} {...slot} />}
            >
              <bdi>{view.name}</bdi>
            </MenuItem>
          );
        })}
        <MenuDivider />
        <MenuItem icon={<PlusIcon />} disabled={!canSave} onSelect={() => setOpen("save")}>
          {t("save")}
        </MenuItem>
        {views.length > 0 && (
          <MenuItem icon={<EditIcon />} onSelect={() => setOpen("manage")}>
            {t("manage")}
          </MenuItem>
        )}
      </Menu>
      {open === "save" && <SaveView search={search} onClose={() => setOpen(null)} />}
      {open === "manage" && <ManageViews search={search} views={views} onClose={() => setOpen(null)} />}
    </>
  );
}

interface SaveViewProps {
  search: TopicsFilterSearch;
  /** The view to rename; saves a new one by default. */
  view?: SavedView;
  onClose: () => void;
}

function SaveView({ search, view, onClose }: SaveViewProps) {
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

interface ManageViewsProps {
  search: TopicsFilterSearch;
  views: readonly SavedView[];
  onClose: () => void;
}

/** Renames, updates to the active filters, or deletes the user's saved views. */
function ManageViews({ search, views, onClose }: ManageViewsProps) {
  const t = useTranslations("communityAdmin.savedViews");
  const queries = useQueryClient();
  const [renaming, setRenaming] = useState<SavedView | null>(null);
  const change = useAction({
    run: async ({ view: { id, name }, isDeleted }: { view: SavedView; isDeleted: boolean }) => {
      if (isDeleted) await deleteSavedView({ params: { id } });
      else await updateSavedView({ params: { id }, body: { filters: viewFiltersOf(search) } });
      if (isDeleted && views.length === 1) onClose();
      return { name, isDeleted };
    },
    message: ({ name, isDeleted }) => t(isDeleted ? "deleted" : "updated", { name: isolated(name) }),
    refresh: () => void queries.invalidateQueries({ queryKey: keyOf(listSavedViews) }),
  });
  if (renaming !== null) return <SaveView search={search} view={renaming} onClose={() => setRenaming(null)} />;
  return (
    <Dialog open size="sm" onClose={onClose} title={t("menu")}>
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
