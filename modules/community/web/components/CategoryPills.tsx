import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { Category } from "#modules/community/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { UnreadDot } from "#ui/Badge.tsx";
import { PillLinks } from "#ui/PillLinks.tsx";
import { readCategorySearch } from "../search.ts";

export interface CategoryPillsProps {
  categories: readonly Category[];
  currentId: string;
}

/** A row of all categories, the one shown marked; a point where something is unread. */
export function CategoryPills({ categories, currentId }: CategoryPillsProps) {
  const t = useTranslations("community");
  const locale = useLocale();
  return (
    <PillLinks
      label={t("categories")}
      links={categories.map((category) => ({
        id: category.id,
        current: category.id === currentId,
        label: (
          <>
            <bdi>{nameIn(locale, category)}</bdi>
            {category.unreadCount > 0 && category.id !== currentId && <UnreadDot label={t("list.unread")} />}
          </>
        ),
        // The order of the list goes along.
        renderLink: (slot) => (
          <Link to="/community/categories/$id" params={{ id: category.id }} search={readCategorySearch} {...slot} />
        ),
      }))}
    />
  );
}
