import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { BookmarkIcon, ChevronDownIcon, EditIcon, PlusIcon } from "#ui/icons.ts";
import { Menu, MenuDivider, MenuItem } from "#ui/menu/Menu.tsx";
import { savedViewsQuery } from "../admin/api.ts";
import { isNarrowed, searchOfFilters, type TopicsFilterSearch } from "../admin/search.ts";
import { ManageViews } from "./ManageViews.tsx";
import { SaveView } from "./SaveView.tsx";

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
