import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { ChevronDownIcon, SortIcon } from "#ui/icons.ts";
import { Menu, MenuItem } from "#ui/menu/Menu.tsx";
import type { CategorySearch } from "../search.ts";
import { topicSorts, type TopicSort } from "../sorts.ts";

export interface SortMenuProps {
  categoryId: string;
  sort: TopicSort;
}

const searchOf = (sort: TopicSort): CategorySearch => (sort === "activity" ? {} : { sort });

/** The order of a category's list; each has an address of its own. */
export function SortMenu({ categoryId, sort }: SortMenuProps) {
  const t = useTranslations("community.sort");
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="sm"
          icon={<SortIcon size={18} />}
          iconAfter={<ChevronDownIcon size={16} />}
          aria-label={t("chosen", { sort: t(sort) })}
        >
          {t(sort)}
        </Button>
      }
    >
      {topicSorts.map((candidate) => (
        <MenuItem
          key={candidate}
          current={candidate === sort}
          renderLink={(slot) => (
            <Link
              to="/community/categories/$id"
              params={{ id: categoryId }}
              search={searchOf(candidate)}
              resetScroll={false}
              {...slot}
            />
          )}
        >
          {t(candidate)}
        </MenuItem>
      ))}
    </Menu>
  );
}
