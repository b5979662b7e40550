import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Category } from "#modules/community/contract/schemas.ts";
import { nameIn, type Locale } from "#shared/locale.ts";
import { CategoryTile } from "#ui/CategoryBadge.tsx";
import type { DataColumn } from "#ui/DataTable.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { ActivateIcon, DeactivateIcon, DeleteIcon, EditIcon } from "#ui/icons.ts";
import { rowClass, textClass } from "#ui/primitives.ts";
import { useAdminColumns } from "../admin/AdminColumns.tsx";
import operations from "../admin/Operations.module.css";
import { parameterOf } from "./category-values.ts";

export type CategoryOrder = { action: "activate" | "deactivate" | "delete"; category: Category };

interface OperationsProps {
  category: Category;
  onOrder: (order: CategoryOrder) => void;
}

function Operations({ category, onOrder }: OperationsProps) {
  const t = useTranslations("communityAdmin.categories");
  const name = isolated(nameIn(useLocale(), category));
  const { can, isActive } = category;
  return (
    <div className={operations.operations}>
      {can.update && (
        <IconButton
          size="sm"
          label={t("edit", { name })}
          icon={<EditIcon size={18} />}
          renderLink={(slot) => (
            <Link
              to="/admin/categories/$id/edit"
              params={{ id: category.id }}
              search={{ category: parameterOf(category) }}
              {...slot}
            />
          )}
        />
      )}
      {can.activate && (
        <IconButton
          size="sm"
          label={t(isActive ? "deactivate" : "activate", { name })}
          icon={isActive ? <DeactivateIcon size={18} /> : <ActivateIcon size={18} />}
          onClick={() => onOrder({ action: isActive ? "deactivate" : "activate", category })}
        />
      )}
      {can.delete ? (
        <IconButton
          size="sm"
          label={t("delete", { name })}
          icon={<DeleteIcon size={18} />}
          onClick={() => onOrder({ action: "delete", category })}
        />
      ) : (
        <span className={operations.permanent}>{t("permanent")}</span>
      )}
    </div>
  );
}

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
  return useAdminColumns<Category>({
    name: (category, language, isFirst) => <Name category={category} language={language} isFirst={isFirst} />,
    operations: (category) => <Operations category={category} onOrder={onOrder} />,
    report: ({ id, openCaseCount }, className) =>
      openCaseCount === null || openCaseCount === 0 ? null : (
        <Link to="/admin/reports" search={id === "1" ? {} : { category: id }} className={className}>
          {t("cases", { count: openCaseCount })}
        </Link>
      ),
  });
}
