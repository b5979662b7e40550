import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Category } from "#modules/community/contract/schemas.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import { CategoryTile } from "#ui/CategoryBadge.tsx";
import type { DataColumn } from "#ui/DataTable.tsx";
import { rowClass, textClass } from "#ui/primitives.ts";
import { useAdminColumns } from "../admin/AdminColumns.tsx";
import { RowOperations, type RowAction } from "../admin/RowOperations.tsx";
import { allCategoryId } from "../sorts.ts";
import { parameterOf } from "./prepare-category.ts";

export type CategoryOrder = { action: RowAction; category: Category };

function Name({ category, language, isFirst }: { category: Category; language: Locale; isFirst: boolean }) {
  const t = useTranslations("communityAdmin.categories");
  const name = (
    <bdi lang={language} className={isFirst ? textClass("block", "ink", "medium") : undefined}>
      {language === "ar" ? category.nameAr : category.nameEn}
    </bdi>
  );
  if (!isFirst) return name;
  return (
    <span className={rowClass(3, "align-center")}>
      <CategoryTile icon={category.icon} color={category.color} />
      <span>
        {name}
        <span className={textClass("block", "xs", "muted")}>{t("topics", { count: category.topicCount })}</span>
      </span>
    </span>
  );
}

export function useCategoryColumns(onOrder: (order: CategoryOrder) => void): readonly DataColumn<Category>[] {
  const t = useTranslations("communityAdmin.categories");
  const locale = useLocale();
  return useAdminColumns<Category>({
    name: (category, language, isFirst) => <Name category={category} language={language} isFirst={isFirst} />,
    operations: (category) => (
      <RowOperations
        labelOf={(operation) => t(operation, { name: isolated(nameIn(locale, category)) })}
        renderEdit={(slot) => (
          <Link
            to="/admin/categories/$id/edit"
            params={{ id: category.id }}
            search={{ category: parameterOf(category) }}
            {...slot}
          />
        )}
        isActive={category.isActive}
        can={category.can}
        onOrder={(action) => onOrder({ action, category })}
      >
        <span className={textClass("xs", "muted")}>{t("permanent")}</span>
      </RowOperations>
    ),
    report: ({ id, openCaseCount }, className) =>
      openCaseCount === null || openCaseCount === 0 ? null : (
        <Link to="/admin/reports" search={id === allCategoryId ? {} : { category: id }} className={className}>
          {t("cases", { count: openCaseCount })}
        </Link>
      ),
  });
}
