import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { ChevronDownIcon, SortIcon } from "#ui/icons.ts";
import { Menu, MenuItem } from "#ui/menu/Menu.tsx";
import { categorySearchOf } from "../search.ts";
import { topicSorts, type TopicSort } from "../sorts.ts";

/** The sort of a category's list; each sort has its own address. */
export function SortMenu({ categoryId, sort }: { categoryId: string; sort: TopicSort }) {
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
              search={categorySearchOf(candidate)}
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
